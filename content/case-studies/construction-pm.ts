import type { FullCaseStudyInput } from "../../app/pages/case-study/schema.ts";

export default {
  head: {
    title: "Construction project management case study",
    description:
      "A Pune contractor put 36 sites on one schedule. Steel loss fell from 4.8% to 1.6%, and work to superseded drawings from 27 cases a year to 4.",
  },
  title: "Construction project management",
  subtitle:
    "Programme, drawings, labour, material and bills for 36 building sites, all keyed to the floor and the pour.",
  enquiry: "Discuss a site system",
  order: 3,
  sample: true,
  categories: ["B2B", "Internal Tools"],
  card: {
    text: "Drawings, labour, material and bills for 36 building sites, kept by floor and pour. A late slab shows on the schedule the same evening.",
    figure: { value: "36", label: "sites on one schedule" },
  },
  summary:
    "Site engineers enter progress on a phone, often without signal. Head office sees a late slab in six hours instead of nine days; a running account bill goes out in three days instead of twelve.",
  meta: {
    client: "Building contractor, Pune",
    duration: "Nine months, site by site",
    team: "Five engineers, one designer",
    since: "In use since March 2024",
  },
  overview: [
    "The client builds residential towers and warehouses for developers: 36 live sites in Maharashtra and Gujarat, 240 site engineers and supervisors, and about 5,000 workers through labour contractors. Each site kept its own Excel programme. Head office learned of a late slab when the next running account bill came in short.",
    "We spent the first four weeks on two sites, one tower and one warehouse, and built around the daily progress report the engineers already filled in. Three pilot sites went live in month four; the other 33 followed in groups. Planning stays in Primavera P6 and accounts stay in Tally. The new system sits between them.",
  ],
  challenge: {
    intro:
      "News of a late pour took nine days to reach head office. By then the next trade was standing idle.",
    rows: [
      "36 Excel programmes used different activity codes. Two planners spent most of each week assembling a common view.",
      "Drawings travelled by WhatsApp and print. In 2023, work was done to a superseded revision 27 times.",
      "Steel and cement were reconciled at month end. Unexplained steel loss averaged 4.8% of the quantity issued.",
    ],
  },
  solution: {
    intro:
      "One structure for every site (tower, floor, pour) carries the programme, the drawings, the labour, the material and the bills.",
    rows: [
      "P6 programmes come in as XER files and are mapped to floors. The evening progress entry moves the bar that night.",
      "The app opens a drawing at its current revision. Superseded sheets are stamped; a pour cannot be requested against one.",
      "Every issue is booked to a pour. Steel is compared with the bar bending schedule each week, while the offcuts are still on site.",
    ],
  },
  outcomes: {
    note: "Twelve months from September 2024, once all sites were on, against the client’s own records for 2023.",
    items: [
      { value: "6 h", label: "from a slip on site to head office", before: "9 days" },
      { value: "4", label: "jobs done to a superseded drawing", before: "27" },
      { value: "1.6%", label: "unexplained steel loss", before: "4.8%" },
      { value: "3 days", label: "to prepare a running account bill", before: "12 days" },
    ],
  },
  keyFeatures: [
    {
      title: "Floor-level schedule",
      text: "Activities hang on tower, floor and pour. A late slab moves everything that depends on it and names the trades that will stand idle.",
    },
    {
      title: "Drawing register",
      text: "Revisions with issue date and recipient. Scan the QR code on a print and the phone says whether that sheet is still current.",
    },
    {
      title: "Labour muster",
      text: "Attendance by gang and contractor, taken by the supervisor at the gate, feeding wage sheets and the labour contractors’ bills.",
    },
    {
      title: "Material by pour",
      text: "Indent, receipt, issue and return for steel, cement and blocks. Weighbridge slips are photographed and confirmed by the storekeeper.",
    },
    {
      title: "Running account bills",
      text: "Measurements are entered once, checked by the developer’s engineer and carried into the bill with retention, deductions and GST.",
    },
    {
      title: "Offline site app",
      text: "Basements have no signal. The phone keeps fourteen days of entries and drawings; two edits to one record go to the planner.",
    },
  ],
  stack: [
    { name: "Flutter", use: "site app" },
    { name: "React", use: "head office screens" },
    { name: "TypeScript", use: "types" },
    { name: "NestJS", use: "schedule, billing" },
    { name: "PostgreSQL", use: "records, ledgers" },
    { name: "Redis", use: "sync queues" },
    { name: "AWS", use: "hosting, drawing store" },
    { name: "Docker", use: "packaging" },
  ],
  cta: {
    heading: "Walk us through one site",
    lead: "Share your screen with a month of its daily progress reports, NDA first. Half an hour tells us most of what we need.",
  },
  drawing: {
    description:
      "Front view of a tower under construction, floors numbered, one slab hatched as late and its following trades shown pushed along a bar schedule beside it.",
    balloons: [
      "Floor-level schedule",
      "Drawing register",
      "Labour muster",
      "Material by pour",
      "Running account bills",
      "Offline site app",
    ],
  },
  related: { services: ["custom-erp", "mobile-cross-platform"] },
} satisfies FullCaseStudyInput;
