export interface VNode { type: unknown; props: Record<string, unknown>; key: unknown }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export function h(type: unknown, props?: Record<string, any> | null, ...children: Child[]): VNode;
export function render(vnode: Child, parent: Element): void;
export function createPortal(vnode: Child, parent: Element): VNode;
export const Fragment: (props: { children?: Child }) => VNode;
