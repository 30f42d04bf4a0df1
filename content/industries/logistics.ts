import type { IndustryInput } from "../../app/pages/industry/schema.ts";

export default {
  head: {
    title: "Logistics software development company, India",
    description:
      "Dispatch boards, vehicle tracking, offline proof of delivery, e-way bill links and backhaul matching for road freight and parcel carriers in India.",
  },
  title: "Logistics software development",
  subtitle:
    "Dispatch, tracking, proof of delivery and e-way bill systems for road freight and parcel carriers, from engineers who ride along before they estimate.",
  enquiry: "Discuss a logistics project",
  facts: [
    { label: "Small project", value: "{smallProject}" },
    { label: "Medium project", value: "{mediumProject}" },
    { label: "Works with", value: "GPS, FASTag, e-way bill, EDI" },
  ],
  menu: { name: "Logistics", line: "Dispatch, live tracking", order: 1 },
  headings: {
    challenges: "where freight comes apart",
    solutions: "one part for each",
    stories: "Success Stories",
    differentiators: "Why carriers choose us",
    form: "Consignment note",
  },
  challenges: [
    {
      title: "Loads assigned by phone",
      text: "A truck is filled after six calls. The plan lives with whoever is on shift, and goes home at 06:00.",
    },
    {
      title: "Second-hand positions",
      text: "The customer rings dispatch, dispatch rings the driver, the driver pulls over to look for a milestone.",
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
      text: "E-way bill Part B, FASTag crossings, accounts and portal read one consignment. A rejected entry waits in a queue with its error code.",
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
      sample: true,
      figure: {
        drawing: "night-service",
        caption: "Time and distance, one night",
        description:
          "Time against distance from Ludhiana to Lucknow, 18:00 to 08:00. Before, the vehicle waits 2 h 48 min at Delhi; after, 48 min, and it reaches Lucknow by 08:00.",
        compared: { what: "Wait at Delhi", before: "2 h 48 min", after: "48 min" },
      },
    },
    {
      title: "A cold load, measured all the way",
      client: "A distributor of vaccines and insulin in Gujarat, twelve vans serving 140 clinics.",
      challenge:
        "Temperature was read at loading and at the clinic door. What happened in between was read from the logger a day later.",
      solution:
        "Bluetooth probes report to the driver’s phone every thirty seconds. It warns at 7 °C, while there is still time to close the door.",
      impact: [
        "Readings: one every thirty seconds, from two a trip",
        "Driver warned: within a minute, from the day after",
        "Temperature file for one van and month: four minutes, from two days",
      ],
      sample: true,
      figure: {
        drawing: "cold-chain",
        caption: "Load temperature, 24 hours",
        description:
          "A circular chart of one day’s load temperature. Before, two readings, at loading and at the clinic door; after, an unbroken line inside the band of 2 to 8 degrees.",
        compared: { what: "Temperature readings", before: "two a trip", after: "one in thirty seconds" },
      },
    },
  ],
  differentiators: [
    {
      title: "We ride along first",
      text: "Discovery on a freight job usually means two nights in a cab and two on a dock. What a dispatcher knows is rarely written down.",
    },
    {
      title: "Offline first",
      text: "Driver apps queue in SQLite and sync in order at the next tower. We test them with the radio off for six hours.",
    },
    {
      title: "Hubs move one at a time",
      text: "Old and new dispatch run side by side and are compared each night. A hub switches when its two lists agree, and can switch back.",
    },
    {
      title: "Interfaces we write",
      text: "E-way bill and e-invoice APIs, ULIP for Vahan and FASTag data, EDI 204 and 214, SAP TM, Tally.",
    },
  ],
  cta: {
    heading: "Show us your worst lane",
    lead: "Share your screen with a week of its trip sheets, NDA first if you like. In thirty minutes we mark where the hours go.",
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
