"""Our rulings, where the printed rules are silent or can be read in two ways."""

from tifo.core.book import Ruling, Under
from tifo.games.buteur.clauses import Clause

_MORE_THAN_TWO: Under = ({"seats": ("3", "4")},)
_ON: dict[str, tuple[Clause, ...]] = {
    "D1": (Clause.BU_D_4,),
    "D2": (Clause.BU_9_1,),
    "D3": (Clause.BU_P_4,),
    "D4": (Clause.BU_3_1, Clause.BU_6_1),
    "D5": (Clause.BU_3_4,),
    "D6": (Clause.BU_11_1,),
    "D7": (Clause.BU_11_2,),
    "D8": (Clause.BU_10_4,),
    "D9": (Clause.BU_6_3,),
    "D10": (Clause.BU_6_1,),
    "D11": (Clause.BU_10_2,),
    "D12": (Clause.BU_5_1,),
    "D13": (Clause.BU_5_3,),
    "D14": (Clause.BU_5_3,),
    "D15": (Clause.BU_7_2,),
    "D16": (Clause.BU_7_2,),
    "D17": (Clause.BU_8_3,),
    "D18": (Clause.BU_8_3,),
    "D19": (Clause.BU_8_4,),
    "D20": (Clause.BU_9_1,),
    "D21": (Clause.BU_8_4,),
    "D22": (Clause.BU_1_1,),
    "D23": (Clause.BU_1_1,),
    "D24": (Clause.BU_7_1,),
    "D25": (Clause.BU_D_3,),
    "D26": (Clause.BU_12_2,),
    "D27": (Clause.BU_12_3,),
    "D28": (Clause.BU_12_3,),
    "D29": (Clause.BU_12_4,),
    "D30": (Clause.BU_2_2,),
    "D31": (Clause.BU_10_2,),
    "D32": (Clause.BU_10_2,),
    "D33": (Clause.BU_D_4,),
    "D34": (Clause.BU_15,),
    "D35": (Clause.BU_7_1,),
    "D36": (Clause.BU_12_2, Clause.BU_12_3),
    "D37": (Clause.BU_P_2,),
    "D38": (Clause.BU_13_5,),
    "D39": (Clause.BU_12_4,),
    "D40": (Clause.BU_8_5,),
    "D41": (Clause.BU_10_2,),
    "D42": (Clause.BU_12_2,),
    "D43": (Clause.BU_6_1,),
}
_UNDER: dict[str, Under] = {
    "D24": ({"seats": ("4",)},),
    "D25": ({"seats": ("3",)},),
    "D33": _MORE_THAN_TWO,
    "D37": _MORE_THAN_TWO,
    "D38": _MORE_THAN_TWO,
}
RULINGS = tuple(Ruling(name, on, _UNDER.get(name, ())) for name, on in _ON.items())
