import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Salesforce implementation services in India",
    description:
      "Sales Cloud and Service Cloud set up or repaired. Data model, sharing, Flow, Apex, data loading and release in Git. A first release takes {mediumProject}.",
  },
  title: "Salesforce CRM implementation",
  subtitle:
    "Sales and Service Cloud set up or repaired for sales and support teams: few required fields, flows an administrator can trace, and a forecast that holds in a review.",
  enquiry: "Discuss your Salesforce org",
  menu: { name: "Salesforce CRM", line: "Sales, Service Cloud, Flow", group: "business-systems", order: 10 },
  indexLine: "Sales and Service Cloud with fewer fields, traceable flows and a forecast that adds up.",
  overview: {
    heading: "an org decays one field at a time",
    paragraphs: [
      "Orgs in trouble look alike: a hundred and more fields on Opportunity with a quarter of them filled, three generations of automation firing on one save, and a forecast kept in Excel because nobody trusts the stage. None of that is Salesforce’s fault. It is what happens when every request becomes a field and nothing is ever removed.",
      "We start from the questions the sales head asks on Monday and work back to the fewest fields that answer them. Each field has an owner, a reason and a review date. Automation is record-triggered Flow first, Apex where volume demands it. Workflow Rules and Process Builder, which Salesforce stopped supporting on 31 December 2025, are moved to Flow.",
    ],
  },
  facts: [
    { label: "Typical team", value: "3–4 people" },
    { label: "First release", value: "{mediumProject}" },
    { label: "Usual stack", value: "Sales Cloud, Service Cloud, Flow, Apex" },
  ],
  expertise: [
    {
      title: "Data model & sharing",
      text: "Objects, record types and org-wide defaults designed first. Access starts private and is opened by role.",
    },
    {
      title: "Sales process & forecast",
      text: "Stages defined by what the buyer has done; forecast categories follow the stage.",
    },
    {
      title: "Service Cloud",
      text: "Email-to-Case, Omni-Channel routing, entitlements, and macros for the twenty commonest replies.",
    },
    {
      title: "Flow & Apex",
      text: "Flow for field updates, Apex for bulk work. Tests assert outcomes; coverage alone proves little.",
    },
    {
      title: "Data clean-up & loading",
      text: "Duplicate rules, an external ID on each object, rehearsed loads through Bulk API 2.0.",
    },
    {
      title: "Release & governance",
      text: "Metadata in Git, deployed by the Salesforce CLI, and a monthly list of fields that nobody has filled.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We sit with four representatives and one manager, then audit the org’s fields, flows and permissions. It ends in a findings list and an estimate by release.",
    },
    {
      title: "Design",
      text: "Object model, stage definitions, layouts and sharing rules go on paper before the org. A sandbox with thirty real records shows the design.",
    },
    {
      title: "Development",
      text: "{DemoRhythm} demos in a Partial Copy sandbox, tried by named users from each team. The metadata repository and test scripts in plain English are yours throughout.",
    },
    {
      title: "Delivery",
      text: "Final load on a Friday evening, users live on Monday, one of us on the floor that week. Administrator notes, a training recording and the change backlog stay with you.",
    },
  ],
  why: [
    {
      title: "Fields are retired, not hoarded",
      limit: "Thirty days",
      text: "The audit lists custom fields nobody fills. Each is exported, hidden for thirty days, and removed when nobody has asked for it.",
    },
    {
      title: "Your administrator can read it",
      text: "Flows are named by a convention and ordered in Flow Trigger Explorer, so anyone can see what runs when a record is saved.",
    },
    {
      title: "Adoption is counted weekly",
      limit: "Eight weeks",
      text: "Logins prove little. For the first eight weeks we count deals with a dated next step and cases closed with a reason, by team.",
    },
    {
      title: "Licences are questioned",
      text: "Each user is matched to the cheapest licence that covers their work. Read-only users may need only a subscribed report.",
    },
  ],
  faq: [
    {
      question: "How long does an implementation take?",
      answer:
        "A first release for one sales team is a medium project of {mediumProject}. Service Cloud, several business units or a move from another CRM makes it {largeProject}. Data is the usual cause of a late date, so the first trial load happens in the second fortnight, long before layouts are finished.",
    },
    {
      question: "What does an implementation cost to begin?",
      answer:
        "A first call and an estimate by release are free; the org audit, {smallProject}, is the smallest engagement and is billed by time. Releases are fixed-price milestones, for instance {milestones}, payable within {paymentDue} in {currencies}. Licences are contracted by you with Salesforce.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "Salesforce or Zoho CRM?",
      answer:
        "Zoho costs less per user and suits one team with one sales process and standard reports. Salesforce earns its price with several business units, strict sharing rules, Service Cloud or many integrations. If Zoho would do, the first call is the cheapest place to hear it.",
    },
    {
      question: "Our org is a mess. Repair it or start again?",
      answer:
        "Repair, in most cases. A new org means rebuilt integrations, retrained users and a second migration of history. We query the metadata for unused fields, overlapping flows and wide-open profiles, then fix in order of risk. Starting again makes sense after a merger, or when the sharing model was wrong from the first day.",
    },
    {
      question: "Which edition do we need?",
      answer:
        "Enterprise Edition is the usual floor, because it includes API access and lets you write Apex. Smaller teams with no integrations can manage on a cheaper one. We give you the count by user type and the features that would force a higher edition.",
    },
    {
      question: "Can you move us from Zoho CRM or HubSpot?",
      answer:
        "Yes. Accounts, contacts, deals, activities and attachments keep their original dates, through the permission that sets audit fields on creation. Email tracking and lead scores do not translate well, so they are exported to files and linked. Expect two rehearsals and a final load.",
    },
  ],
  cta: {
    heading: "Which fields does your team skip?",
    lead: "Share your screen on the Opportunity page; NDA first. We mark the fields worth keeping and say what the others are costing you.",
  },
  drawing: {
    description:
      "A funnel of four stages that ends in what was won, under a sieve with cards falling through it; a crank turns it from the left, a tray at the right takes the cases, and all of it is bolted to a base plate.",
    balloons: ["Data model", "Sales process", "Service", "Flow & Apex", "Clean-up", "Release"],
  },
  related: {
    services: ["salesforce-integrations", "chatbots-automation", "saas-product"],
    industries: ["fintech", "healthcare", "saas"],
    caseStudies: ["whatsapp-crm", "merchant-portal"],
  },
} satisfies TemplateServiceInput;
