import type { ProductInput } from "../../app/pages/product/schema.ts";
import { site } from "../../site.config.ts";

export default {
  head: {
    title: "AlgoHR: HR and payroll software for India",
    description:
      "AlgoHR keeps one dated record per employee and runs attendance, leave, Indian payroll, hiring and reviews from it. Cloud, or inside your own VPC.",
  },
  title: "AlgoHR: HR and payroll software",
  subtitle:
    "An HR management system for Indian companies: one record per person runs attendance, leave, payroll and reviews, in our cloud or inside your own VPC.",
  kind: "HR management system",
  menu: {
    name: "AlgoHR",
    line: "Attendance, leave, payroll and reviews in one record per person.",
    order: 1,
  },
  actions: [
    { label: "Book a Demo", href: site.scheduling.demo ?? site.scheduling.general },
    { label: "Ask about AlgoHR", href: "/contact" },
  ],
  overview: {
    heading: "one drawer, every record",
    paragraphs: [
      "HR in a company of ninety people is usually an attendance export, a leave sheet, a payroll file and one person who knows why they differ. AlgoHR keeps a single dated record for each employee and derives the rest. Attendance sets loss of pay, payroll reads it, the salary journal reaches the ledger under the same employee codes.",
      "It is made for Indian payroll. State holidays, statutory ceilings and the wage definition in the Code on Wages, 2019 are data with effective dates, so a changed rate applies from its day and an old payslip still recomputes. It does not pay employees outside India; for them it keeps records, leave and reviews.",
    ],
  },
  facts: [
    { label: "Start", value: "Account active {accountActive}" },
    { label: "Access", value: "Web, Android and iOS" },
    { label: "Languages", value: "English and Hindi" },
  ],
  features: {
    heading: "one card each",
    marked: 4,
    items: [
      {
        title: "People records",
        text: "Contract, documents and salary history on one card. A change carries a name, a time and the value it replaced.",
      },
      {
        title: "Attendance",
        text: "Gate device, geofenced phone or web. Shifts, grace minutes and overtime are set by site; a missed punch goes to the supervisor.",
      },
      {
        title: "Payroll",
        text: "PF, ESI, professional tax by state and TDS under either regime. A run shows the working, then writes payslips, the EPFO ECR and the bank file.",
      },
      {
        title: "Leave",
        text: "Policies by grade and location. A balance opens to show days earned, carried and lapsed.",
      },
      {
        title: "Hiring",
        text: "Openings, scorecards and offer letters. An accepted offer becomes a person record; rejected applicants are erased on the date you set.",
      },
      {
        title: "Reviews",
        text: "Goals, check-ins and appraisal rounds. The form opens with what was agreed last time.",
      },
    ],
  },
  audience: {
    heading: "ten to two thousand people",
    items: [
      {
        title: "Startups making a first HR hire",
        from: 10,
        to: 80,
        text: "Draft policies to edit, with PF and ESI set up before the head count makes them compulsory.",
      },
      {
        title: "Companies past the spreadsheet",
        from: 60,
        to: 300,
        text: "Approvals and an audit trail. Import lists each leave balance that its own policy cannot explain.",
      },
      {
        title: "Several sites, several states",
        from: 140,
        to: 1000,
        text: "Holidays, shifts and professional tax follow the person’s location.",
      },
      {
        title: "Plants and shift floors",
        from: 200,
        to: 2000,
        text: "Biometric gates, rotating rosters, overtime slabs, and contract labour kept on a separate muster.",
      },
      {
        title: "Agencies and staffing firms",
        from: 50,
        to: 600,
        text: "Cost by client and project, bench days, and full-and-final settlement for people who stay four months.",
      },
    ],
  },
  integrations: {
    heading: "plugs into what you run",
    items: [
      { name: "Biometric devices", text: "Punches, pushed or polled", direction: "In" },
      { name: "Slack and Teams", text: "Leave requests and approvals", direction: "In and out" },
      { name: "Tally and Zoho Books", text: "Salary journals by cost centre", direction: "Out" },
      {
        name: "Google and Microsoft 365",
        text: "Sign-on, calendars, joiners and leavers",
        direction: "In and out",
      },
      { name: "Bank payout files", text: "Salary batch in your bank’s layout", direction: "Out" },
      { name: "Job boards", text: "Applicants, with their source", direction: "In" },
    ],
  },
  deployments: {
    heading: "ours to host, or yours to keep",
    lead: "The build is the same. A move between the two is a database restore and a change of address.",
    items: [
      {
        name: "Cloud",
        figure: "{cloudUptime}",
        figureLabel: "uptime is the target: at most 8 h 46 min of downtime a year",
        text: "We host, patch and monitor it. Your administrator needs a browser.",
        facts: [
          { label: "Hosting", value: "AWS Mumbai region" },
          { label: "Updates", value: "Rolling, notes sent ahead" },
          { label: "Backups", value: "Daily, with log archive between" },
          { label: "Suits", value: "Teams without an IT desk" },
        ],
        drawing:
          "Three zones of one region behind a load balancer, each with a server and a copy of the database.",
      },
      {
        name: "On-premise VPC",
        figure: "0",
        figureLabel: "standing logins for our staff; you open one when you want us in",
        text: "Containers and PostgreSQL in your cloud account or rack, under your keys. You pick the maintenance window and you carry the pager.",
        facts: [
          { label: "Hosting", value: "Your VPC or your racks" },
          { label: "Updates", value: "Signed images, pulled by you" },
          { label: "Backups", value: "To your storage, your schedule" },
          { label: "Suits", value: "Regulated and public bodies" },
        ],
        drawing: "The same software inside a walled private network with one gate.",
      },
    ],
  },
  cta: {
    heading: "last month’s payroll, run again",
    lead: "Share your screen with a masked salary sheet, NDA first. We run the month while you watch and go through every line that differs.",
    actions: [
      { label: "Book a Demo", href: site.scheduling.demo ?? site.scheduling.general },
      { label: "Ask a question", href: "/contact" },
    ],
  },
  drawing: {
    description:
      "A card-index drawer with six record cards, one tab each; the leave card is raised out of the drawer and its tab picked out.",
    balloons: ["People records", "Attendance", "Payroll", "Leave", "Hiring", "Reviews"],
  },
  related: {
    services: ["custom-erp", "algoerp", "saas-product"],
    products: ["algochat"],
    industries: ["saas"],
  },
} satisfies ProductInput;
