import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "Logistics software: dispatch, tracking, POD",
    description:
      "Dispatch boards, vehicle tracking, offline proof of delivery, e-way bill links and backhaul matching for road freight and parcel carriers in India.",
  },
  title: "Logistics",
  subtitle:
    "Dispatch, tracking and delivery systems for operators who count in kilometres, dock hours and empty returns.",
  menu: { name: "Logistics", line: "Dispatch, live tracking", order: 1 },
  headings: {
    challenges: "Where freight comes apart",
    solutions: "The part cut to fit",
    stories: "Success Stories",
    differentiators: "What we carry to the dock",
    form: "Consignment note",
  },
  challenges: [
    {
      title: "Loads are assigned by phone",
      text: "A truck is filled after six calls. The plan lives with whoever is on shift, and goes home at 06:00.",
    },
    {
      title: "The position is second-hand",
      text: "The customer rings dispatch, dispatch rings the driver, and the driver pulls over to look for a milestone.",
    },
    {
      title: "Paper proof comes back late",
      text: "The signed copy returns with the truck. An invoice that could go out on Monday waits until the following week.",
    },
    {
      title: "One consignment, typed five times",
      text: "Booking, e-way bill, toll, ledger and customer portal each keep a copy. A corrected vehicle number reaches three of them.",
    },
    {
      title: "Trucks come home empty",
      text: "Return loads are looked for after unloading, when the vehicle is parked and the driver’s hours are running out.",
    },
  ],
  solutions: [
    {
      title: "One dispatch board",
      text: "Orders, vehicles and duty hours share a screen. Each offer and refusal is logged with a name and a time.",
    },
    {
      title: "Tracking that states its age",
      text: "Vehicle GPS and the driver’s phone feed one position. The ETA shows how old the last fix is.",
    },
    {
      title: "Proof of delivery on the phone",
      text: "Photo, signature or OTP, kept on the handset where there is no signal. Billing starts when the record syncs.",
    },
    {
      title: "One record, five connections",
      text: "E-way bill Part B, FASTag crossings, accounts and portal read one consignment. A rejection queues with the error code it came with.",
    },
    {
      title: "Backhaul matching",
      text: "Open orders near the drop point are scored before unloading, with margin and driver hours beside each.",
    },
  ],
  stories: [
    {
      title: "The night truck that made its connection",
      client: "A regional parcel carrier with forty vehicles and six hubs between Ludhiana and Lucknow.",
      challenge:
        "Parcels waited 2 h 48 min at Delhi, because the onward vehicle was assigned only after the first had docked.",
      solution:
        "A dispatch board that plans both legs as one trip and re-plans every ten minutes on live position. In January fog it hands back to the dispatcher.",
      impact: [
        "Wait at Delhi: 48 min, from 2 h 48 min",
        "Lucknow served by 08:00 on 96 nights in 100, from 58",
        "Seven vehicles on the lane, from nine",
      ],
      figure: {
        drawing: "night-service",
        caption: "Time and distance, one night",
        description:
          "Time against distance from Ludhiana to Lucknow, 18:00 to 08:00. Before, the vehicle waits 2 h 48 min at Delhi; after, 48 min, and it reaches Lucknow by 08:00.",
      },
    },
    {
      title: "Vaccines that stayed between two and eight",
      client: "A distributor of vaccines and insulin in Gujarat, eleven vans serving 140 clinics.",
      challenge:
        "Temperature was read at loading and at the clinic door. Spikes in between came to light on the logger a day later.",
      solution:
        "Bluetooth probes report to the driver’s phone every thirty seconds, and it warns at 7 °C. Stops are re-sequenced to shorten door time.",
      impact: [
        "Excursions past 8 °C: 2 in ninety days, from 61",
        "Rejected consignments: 0.2%, from 3.1%",
        "Audit file for one van and month: four minutes, from two days",
      ],
      figure: {
        drawing: "cold-chain",
        caption: "Load temperature, 24 hours",
        description:
          "A circular chart of one day’s load temperature. Before, the trace leaves the band of 2 to 8 degrees three times; after, it stays inside.",
      },
    },
  ],
  differentiators: [
    {
      title: "We ride along first",
      text: "Discovery on a freight job usually means two nights in a cab and two on a dock. What a dispatcher knows is rarely written down.",
    },
    {
      title: "Offline is the normal case",
      text: "Driver apps queue in SQLite and sync in order at the next tower. We test them with the radio off for six hours.",
    },
    {
      title: "Hubs move one at a time",
      text: "Old and new dispatch run side by side and are compared each night. A hub switches when its two lists agree, and can switch back.",
    },
    {
      title: "The specifications are read",
      text: "E-way bill and e-invoice APIs, ULIP for Vahan and FASTag data, EDI 204 and 214, SAP TM, Tally.",
    },
  ],
  cta: {
    heading: "Show us your worst lane",
    lead: "Bring one route and a week of its trip sheets. In thirty minutes we mark where the hours go.",
  },
  drawing: {
    description:
      "A freight hub with its roof off: racking, dispatch cabin, gate and three trucks at the dock. One consignment is traced from rack to dock.",
    balloons: ["Dispatch", "Tracking", "Proof of delivery", "E-way bill", "Backhaul"],
  },
  related: {
    services: ["legacy-migration", "mobile-cross-platform", "backend-api", "custom-erp"],
    industries: ["e-commerce"],
  },
} satisfies IndustryInput;
