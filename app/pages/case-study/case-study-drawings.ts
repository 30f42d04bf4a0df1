import type { ComponentType } from "react";
import { AiChatbotDrawing } from "./drawings/ai-chatbot.tsx";
import { B2bTravelBookingDrawing } from "./drawings/b2b-travel-booking.tsx";
import { B2cTravelPortalDrawing } from "./drawings/b2c-travel-portal.tsx";
import { ConstructionPmDrawing } from "./drawings/construction-pm.tsx";
import { UndrawnFigure } from "./drawings/default.tsx";
import { MerchantPortalDrawing } from "./drawings/merchant-portal.tsx";
import { NetworkingAppDrawing } from "./drawings/networking-app.tsx";
import { ArrivingFares } from "./drawings/parts/arriving-fares.tsx";
import { BlankSheet } from "./drawings/parts/blank-sheet.tsx";
import { DialogueTree } from "./drawings/parts/dialogue-tree.tsx";
import type { FigureProps } from "./drawings/parts/figure-props.ts";
import { IntroductionLinkage } from "./drawings/parts/introduction-linkage.tsx";
import { InventoryRack } from "./drawings/parts/inventory-rack.tsx";
import { MessageYard } from "./drawings/parts/message-yard.tsx";
import { SettlementBalance } from "./drawings/parts/settlement-balance.tsx";
import { SortingMachine } from "./drawings/parts/sorting-machine.tsx";
import { TowerAndSchedule } from "./drawings/parts/tower-and-schedule.tsx";
import { PriceComparisonDrawing } from "./drawings/price-comparison.tsx";
import { WhatsappCrmDrawing } from "./drawings/whatsapp-crm.tsx";

export interface CaseStudyDrawings {
  /** The whole arrangement, its six parts keyed by balloons. */
  Figure: ComponentType<FigureProps>;
  /** What it is about, alone: drawn on the portfolio's card. */
  Heart: ComponentType;
  heartViewBox: string;
}

const drawings: Record<string, CaseStudyDrawings> = {
  "b2b-travel-booking": {
    Figure: B2bTravelBookingDrawing,
    Heart: InventoryRack,
    heartViewBox: "-240 -272 580 494",
  },
  "b2c-travel-portal": {
    Figure: B2cTravelPortalDrawing,
    Heart: ArrivingFares,
    heartViewBox: "-326 -272 480 420",
  },
  "construction-pm": {
    Figure: ConstructionPmDrawing,
    Heart: TowerAndSchedule,
    heartViewBox: "0 4 624 436",
  },
  "networking-app": {
    Figure: NetworkingAppDrawing,
    Heart: IntroductionLinkage,
    heartViewBox: "-260 -272 520 428",
  },
  "price-comparison": {
    Figure: PriceComparisonDrawing,
    Heart: SortingMachine,
    heartViewBox: "-140 -226 600 466",
  },
  "merchant-portal": {
    Figure: MerchantPortalDrawing,
    Heart: SettlementBalance,
    heartViewBox: "-250 -154 500 408",
  },
  "ai-chatbot": { Figure: AiChatbotDrawing, Heart: DialogueTree, heartViewBox: "14 6 536 450" },
  "whatsapp-crm": { Figure: WhatsappCrmDrawing, Heart: MessageYard, heartViewBox: "-274 -72 640 402" },
};

/** The drawings of a case study; one that nobody has drawn yet gets an empty sheet. */
export function caseStudyDrawings(icon: string | undefined): CaseStudyDrawings {
  return (
    drawings[icon ?? ""] ?? { Figure: UndrawnFigure, Heart: BlankSheet, heartViewBox: "-170 -130 340 260" }
  );
}
