import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "Salesforce CRM, Sales and Service Cloud",
    description:
      "Sales Cloud and Service Cloud set up or repaired. Data model, sharing, Flow, Apex, data loading and release in Git. A first release takes 1–3 months.",
  },
  title: "Salesforce CRM implementation",
  subtitle:
    "Sales and Service Cloud with few required fields, flows an administrator can trace, and a forecast the sales head will defend in a review.",
  menu: { name: "Salesforce CRM", line: "Sales, Service Cloud, Flow", group: "business-systems", order: 10 },
  indexLine: "Sales and Service Cloud with fewer fields, traceable flows and a forecast that adds up.",
  overview: {
    heading: "An org decays one field at a time",
    paragraphs: [
      "The orgs we inherit look alike: 180 fields on Opportunity with forty of them filled, three generations of automation firing on one save, and a forecast kept in Excel because nobody trusts the stage. None of that is Salesforce’s fault. It is what happens when every request becomes a field and nothing is ever removed.",
      "We start from the questions the sales head asks on Monday and work back to the fewest fields that answer them. Each field has an owner, a reason and a review date. Automation is record-triggered Flow first, and Apex where volume demands it. Workflow Rules and Process Builder, which Salesforce stopped supporting on 31 December 2025, are moved to Flow.",
      "For a dental-equipment distributor with 64 representatives we cut Opportunity from 143 fields to 38. Median time to log a visit went from four minutes to fifty seconds, and the share of open deals with a dated next step rose from 31% to 88% in one quarter.",
    ],
  },
  facts: [
    { label: "Typical team", value: "3–4 people" },
    { label: "First release", value: "1–3 months" },
    { label: "Usual stack", value: "Sales Cloud, Service Cloud, Flow, Apex" },
  ],
  expertise: [
    {
      title: "Data model & sharing",
      text: "Objects, record types and org-wide defaults drawn before anything is clicked. Access starts private and is opened by role hierarchy and permission set group.",
    },
    {
      title: "Sales process & forecast",
      text: "Stages defined by what the buyer has done, with exit criteria held by validation rules. Forecast categories follow the stage, so nobody types a probability.",
    },
    {
      title: "Service Cloud",
      text: "Email-to-Case, Omni-Channel routing, entitlements and milestones, with macros for the twenty replies that make up most of a support queue.",
    },
    {
      title: "Flow & Apex",
      text: "Before-save flows for field updates, after-save for related records, Apex for bulk work. Tests assert outcomes, which the 75% coverage needed to deploy does not.",
    },
    {
      title: "Data clean-up & loading",
      text: "Matching and duplicate rules, an external ID on each loaded object, and rehearsed loads through Bulk API 2.0 with counts signed off by the owner.",
    },
    {
      title: "Release & governance",
      text: "Metadata in Git, deployed by the Salesforce CLI, sandboxes refreshed on a calendar, and a monthly list of fields that nobody has filled.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We sit with four representatives and one manager, then audit the org’s fields, flows and permissions. You get a findings list and an estimate by release.",
    },
    {
      title: "Design",
      text: "Object model, stage definitions, layouts and sharing rules go on paper before the org. You get a design document and a sandbox holding thirty real records.",
    },
    {
      title: "Development",
      text: "Fortnightly releases to a Partial Copy sandbox, tried by named users from each team. You get the metadata repository and test scripts in plain English.",
    },
    {
      title: "Delivery",
      text: "Final load on a Friday evening, users live on Monday, one of us on the floor that week. You get administrator notes, a training recording and the change backlog.",
    },
  ],
  why: [
    {
      title: "We delete more than we add",
      text: "An audit often retires a third of the custom fields. Each is exported, hidden for thirty days, and removed when nobody has asked for it.",
    },
    {
      title: "Your administrator can read it",
      text: "Flows are named by a convention and ordered in Flow Trigger Explorer, so anyone can see what runs when a record is saved.",
    },
    {
      title: "Adoption is counted weekly",
      text: "Logins prove little. For the first eight weeks we count deals with a dated next step and cases closed with a reason, by team.",
    },
    {
      title: "Licences are questioned",
      text: "Each user is matched to the cheapest licence that covers their work. One client moved forty read-only users to subscribed reports and dropped the seats.",
    },
  ],
  faq: [
    {
      question: "How long does an implementation take?",
      answer:
        "A first release for one sales team is a medium project of 1–3 months. Service Cloud, several business units or a move from another CRM makes it 3–6 months. Data is the usual cause of a late date, so the first trial load happens in the second fortnight, long before layouts are finished.",
    },
    {
      question: "Our org is a mess. Repair it or start again?",
      answer:
        "Repair, in most cases. A new org means rebuilt integrations, retrained users and a second migration of history. We query the metadata for unused fields, overlapping flows and wide-open profiles, then fix in order of risk. Starting again makes sense after a merger, or when the sharing model was wrong from the first day.",
    },
    {
      question: "Which edition do we need?",
      answer:
        "Enterprise Edition is the usual floor, because it includes API access and lets you write Apex. Smaller teams with no integrations can manage on a cheaper one. Licences are contracted by you with Salesforce; we give you the count by user type and the features that would force a higher edition.",
    },
    {
      question: "When do you use Apex instead of Flow?",
      answer:
        "When a transaction touches thousands of records, needs callouts with retries, or comes near the limit of 100 queries that Flow and Apex share. Anything an administrator should be able to change stays in Flow. Both on one object is permitted, but the order of execution then has to be drawn, and we draw it.",
    },
    {
      question: "Can you move us from Zoho CRM or HubSpot?",
      answer:
        "Yes. Accounts, contacts, deals, activities and attachments keep their original dates, through the permission that sets audit fields on creation. Email tracking and lead scores do not translate well, so they are exported to files and linked. Expect two rehearsals and a final load.",
    },
    {
      question: "How is personal data handled?",
      answer:
        "Consent and purpose are dated fields on the individual’s record, so a request under the DPDP Act 2023 can be answered from a report. Sandbox copies have names, phones and emails masked before developers log in. Field-level security hides identity numbers from everyone without a recorded reason to see them.",
    },
  ],
  cta: {
    heading: "Send us your Opportunity layout",
    lead: "A screenshot is enough. On the call we mark the fields worth keeping and say what the others are costing you.",
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
