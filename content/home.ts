import type { HomeInput } from "../app/pages/home/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: `${site.name}: software development company in {officeCountries}`,
    description:
      "Software engineers in {officePlaces}. Web, mobile, SaaS, AI, ERP and legacy migration for startups and businesses in {countriesServed} countries.",
  },
  title: "Empowering ideas through modern technology",
  subtitle:
    "We build web, mobile, SaaS, AI and ERP software and migrate legacy systems, for startups and established businesses. The engineers who price the work build it.",
  facts: [
    { label: "Landing page", value: "{landingPage}" },
    { label: "SaaS MVP", value: "{saasMvp}" },
    { label: "Simple mobile app", value: "{simpleApp}" },
  ],
  hero: {
    actions: [
      { label: "Start a Project", href: "/contact" },
      { label: "Explore Services", href: "/#services" },
    ],
    drawing: {
      description:
        "Exploded drawing of a software system along one axis: interface, gateway, services, models, data and infrastructure.",
      caption: "General arrangement, exploded",
      dimension: "one team, end to end",
      parts: [
        { name: "Interface", detail: "React, Next.js, Flutter" },
        { name: "Gateway", detail: "typed, versioned API" },
        { name: "Services", detail: "domain logic" },
        { name: "Models", detail: "evaluated" },
        { name: "Data", detail: "PostgreSQL, Redis" },
        { name: "Infrastructure", detail: "AWS, Kubernetes" },
      ],
    },
  },
  stats: {
    sample: true,
    heading: "Headline figures to date",
    note: "Minimum values",
    items: [
      {
        value: "{launchedProducts}",
        label: "SaaS products launched",
        href: "/services/saas-product",
        scale: { kind: "even", end: 12, major: 2, minor: 0.5 },
      },
      {
        value: "{migratedSystems}",
        label: "legacy systems migrated",
        href: "/services/legacy-migration",
        scale: { kind: "even", end: 50, major: 10, minor: 2 },
      },
      {
        value: "{aiRequests}",
        label: "AI requests per day",
        href: "/services/ai-ml-data",
        scale: { kind: "decades", start: 1e3, end: 1e7 },
      },
      {
        value: "{countriesServed}",
        label: "countries served",
        href: "/about/company",
        scale: { kind: "even", end: 20, major: 4, minor: 1 },
      },
    ],
  },
  services: {
    heading: "{Services} services, one workshop",
    intro:
      "Most jobs need three or four of these at once. A stock system, for example, is a backend, a web app, a phone app and a migration of the old data. One team here builds all four.",
    detail: "saas-product",
  },
  reasons: {
    heading: "Why choose us",
    items: [
      {
        title: "The estimator writes the code",
        text: "Scope is priced by the engineers who will build it, module by module, so you can cross out a line and see what it saves.",
      },
      {
        title: "{DemoRhythm} demos on staging",
        text: "Working software on an address you can open yourself. Slides are for things that cannot be clicked.",
      },
      {
        title: "Accounts in your name",
        text: "The repository, cloud account and domain are opened in your organisation’s name, so nothing has to be transferred. Code written for you is yours on full payment; libraries keep their licences.",
      },
      {
        title: "A short list of tools",
        text: "{Technologies} technologies cover most of our work. Adding one takes a written reason and someone who has run it in production.",
      },
      {
        title: "Rehearsed restores",
        text: "Before launch we restore a backup, roll back a release and run a load test. You see the timings of all three.",
      },
      {
        title: "Warranty, then a choice",
        text: "Defects are covered for {warranty}, as the contract sets out; minor fixes usually take {minorFixes}. After that, a support plan or your own team.",
      },
    ],
  },
  cases: {
    heading: "as built",
    intro: "{Engagements} jobs with their measurements.",
    more: { label: "The portfolio has {caseStudies} more.", href: "/portfolio" },
    items: [
      {
        icon: "dispatch",
        sector: "Logistics",
        title: "A dispatch desk that never stopped",
        client: "Road-freight operator with nine hubs in north India",
        challenge:
          "Dispatch ran on a desktop system from 2009 with one maintainer. In an outage, loads were assigned by phoning 310 drivers in turn.",
        solution:
          "Each write was mirrored into a new core in Go and PostgreSQL and compared nightly for twelve weeks. Hubs moved one at a time and gained a return-load list.",
        impact: [
          { value: "0 h", label: "of dispatch lost at cut-over" },
          { value: "40 s", label: "to assign a load, from 6 min" },
          { value: "24%", label: "of kilometres run empty, from 33%" },
        ],
        restsOn: ["/services/legacy-migration", "/industries/logistics"],
        sample: true,
        figure: {
          description:
            "Plan of nine freight hubs in north India at their true positions, with one route from Ludhiana to Lucknow picked out",
          caption: "Hubs at true position, one route picked out",
        },
      },
      {
        icon: "month-end",
        sector: "Fintech",
        title: "Month-end closed before lunch",
        client: "Consumer lender, Mumbai",
        challenge:
          "UPI AutoPay, NACH and branch cash sat in three ledgers that disagreed. Eight people matched repayments in spreadsheets for four days a month.",
        solution:
          "One double-entry ledger, fed by idempotent webhooks and bank files. Unmatched items join a queue with the reason stated.",
        impact: [
          { value: "3 h", label: "to close the month, from 4 days" },
          { value: "99.4%", label: "of repayments matched unaided, from 82%" },
          { value: "2", label: "people matching repayments, from eight" },
        ],
        restsOn: ["/services/backend-api", "/industries/fintech"],
        sample: true,
        figure: {
          description:
            "Log-scale plot of repayments matched against hours since month-end: three hours after, ninety-six hours before",
          caption: "Repayments matched, hours since month-end",
        },
      },
      {
        icon: "order-queries",
        sector: "E-commerce",
        title: "Order queries answered at 2 a.m.",
        client: "Home-goods retailer on Shopify, 12,000 SKUs",
        challenge:
          "Four messages in five asked where an order was. The team worked ten to seven, and the average reply took seven hours.",
        solution:
          "A WhatsApp assistant reads Shopify and courier data, replies in three languages, and passes refunds and breakages to an agent with the thread.",
        impact: [
          { value: "71%", label: "of conversations closed without an agent" },
          { value: "8 s", label: "to a first reply, from 7 h" },
          { value: "₹0.90", label: "model cost per conversation, under a daily cap" },
        ],
        restsOn: ["/services/chatbots-automation", "/industries/e-commerce"],
        sample: true,
        figure: {
          description:
            "Circuit of the support assistant: three languages in, a classifier, three look-ups, a draft under a daily cap, then a reply, or an agent for refunds and breakages",
          caption: "The assistant as a circuit",
        },
      },
      {
        icon: "clinics",
        sector: "Healthcare",
        title: "Ten clinics, one patient record",
        client: "Outpatient clinic group, Karnataka",
        challenge:
          "Each clinic kept its own files. A referral meant a photocopy and a second registration; 17% of patients existed twice.",
        solution:
          "A shared FHIR R4 record linked to the ABHA number where the patient consents, with offline check-in and every access logged.",
        impact: [
          { value: "14 wk", label: "from kick-off to ten clinics live" },
          { value: "5 min", label: "average check-in, from 18 min" },
          { value: "3.1%", label: "duplicate registrations, from 17%" },
        ],
        restsOn: ["/services/backend-api", "/industries/healthcare"],
        sample: true,
        figure: {
          description:
            "Floor plan of a clinic with the patient’s route from the entrance to reception, consulting room and pharmacy",
          caption: "One clinic of ten, patient’s route",
        },
      },
    ],
  },
  industries: {
    heading: "Industries: every material cuts differently",
    intro:
      "A lender’s ledger and a courier’s manifest fail in different ways and in different weeks of the year. These are the {trades} trades whose file formats and busy seasons we know.",
    items: [
      {
        icon: "logistics",
        name: "Logistics",
        line: "Dispatch boards, vehicle tracking and proof of delivery",
        tags: "E-way bill, FASTag, GPS",
        href: "/industries/logistics",
      },
      {
        icon: "e-commerce",
        name: "E-commerce",
        line: "Storefronts, stock counts that agree, and returns",
        tags: "Shopify, ONDC, Razorpay",
        href: "/industries/e-commerce",
      },
      {
        icon: "healthcare",
        name: "Healthcare",
        line: "Patient records, appointments and claims",
        tags: "FHIR R4, ABDM",
        href: "/industries/healthcare",
      },
      {
        icon: "fintech",
        name: "Fintech",
        line: "Ledgers, loan servicing and customer onboarding",
        tags: "UPI, KYC, NACH",
        href: "/industries/fintech",
      },
      {
        icon: "saas",
        name: "SaaS",
        line: "Tenancy, metered billing and the admin panel",
        tags: "SSO, SCIM, Stripe",
        href: "/industries/saas",
      },
      {
        icon: "enterprise",
        name: "Enterprise",
        line: "ERP and CRM, and the interfaces between them",
        tags: "SAP, Salesforce, Tally",
        href: "/services/custom-erp",
      },
    ],
  },
  testimonials: {
    heading: "Testimonials: what clients say",
  },
  stack: {
    heading: "Tech stack: {technologies} well-understood elements",
    items: [
      { name: "React", category: "Frontend", symbol: "Re", year: 2013, use: "interfaces" },
      { name: "Next.js", category: "Frontend", symbol: "Nx", year: 2016, use: "rendering" },
      { name: "TypeScript", category: "Frontend", symbol: "Ts", year: 2012, use: "types" },
      { name: "Tailwind CSS", category: "Frontend", symbol: "Tw", year: 2017, use: "styling" },
      { name: "Node.js", category: "Backend", symbol: "No", year: 2009, use: "services" },
      { name: "NestJS", category: "Backend", symbol: "Ns", year: 2017, use: "structure" },
      { name: "Python", category: "Backend", symbol: "Py", year: 1991, use: "models, data" },
      { name: "Go", category: "Backend", symbol: "Go", year: 2009, use: "throughput" },
      { name: "React Native", category: "Mobile", symbol: "Rn", year: 2015, use: "iOS, Android" },
      { name: "Flutter", category: "Mobile", symbol: "Fl", year: 2017, use: "iOS, Android" },
      { name: "PostgreSQL", category: "Data", symbol: "Pg", year: 1996, use: "records, vectors" },
      { name: "MongoDB", category: "Data", symbol: "Mg", year: 2009, use: "documents" },
      { name: "Redis", category: "Data", symbol: "Rd", year: 2009, use: "cache, queues" },
      { name: "AWS", category: "Cloud", symbol: "Aw", year: 2006, use: "hosting" },
      { name: "Docker", category: "Cloud", symbol: "Dk", year: 2013, use: "packaging" },
      { name: "Kubernetes", category: "Cloud", symbol: "K8", year: 2014, use: "scheduling" },
    ],
  },
  talent: {
    sample: true,
    heading: "Hire engineers, made to spec",
    lead: "Engineers for your own team, on contract or permanent terms. Send a brief with the stack, the hours and the first month’s work; you interview, you decide.",
    terms: "Contract or permanent",
    stats: [
      { value: "{engineersForHire}", label: "engineers" },
      { value: "{specializations}", label: "specializations" },
      { value: "{satisfaction}", label: "satisfaction" },
      { value: "{matchingHours:figure}hr", label: "average matching" },
    ],
    action: { label: "Hire talent", href: site.talentSite },
    figure: {
      description:
        "{engineersForHire} engineers drawn as a matrix, one mark each; three are outlined as a shortlist",
      marks: "{engineersForHire}",
      caption: "One mark, one engineer",
      remark: "Three outlined: a shortlist",
    },
  },
  cta: {
    heading: "A napkin sketch is enough",
    lead: "A free call about your users, data and deadline. We ask questions, then say what looks risky.",
    action: { label: "Book a free call", href: site.scheduling.general },
  },
} satisfies HomeInput;
