import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "React Native and Flutter development company",
    description:
      "iOS and Android apps from one React Native or Flutter codebase, with offline sync, UPI payments and store review. A simple app takes {simpleApp}.",
  },
  title: "Cross-platform mobile apps",
  subtitle:
    "iOS and Android apps from one codebase for field teams and consumer brands, written for patchy networks and older phones, with app-store approval in the plan.",
  enquiry: "Get an app estimate",
  menu: {
    name: "Mobile, cross-platform",
    line: "React Native, Flutter",
    group: "product-engineering",
    order: 2,
  },
  indexLine: "One codebase for iOS and Android that keeps working when the signal does not.",
  overview: {
    heading: "the network will drop mid-form",
    paragraphs: [
      "An app is used in lifts, basements and moving trucks. We treat the lost connection as the ordinary case: writes go to SQLite first, queue, and reconcile with the server by rules agreed for each record. Last-write-wins is wrong for stock and fine for a profile photo.",
      "React Native suits teams that already write React and want to share types with a web product. Flutter suits graphics-heavy interfaces and identical rendering on both platforms. Most screens are common either way. Camera, Bluetooth and background location may need native Swift or Kotlin modules; the estimate names them.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two engineers, one designer, a tester" },
    { label: "Simple app", value: "{simpleApp}" },
    { label: "Usual stack", value: "Flutter or React Native, SQLite, FCM" },
  ],
  expertise: [
    {
      title: "Offline sync",
      text: "SQLite on the device, queued writes and a conflict rule per table, tested with the network cut.",
    },
    {
      title: "Native modules",
      text: "Swift and Kotlin for Bluetooth printers, barcode engines, NFC and background location, where community plugins lag.",
    },
    {
      title: "Payments & sign-in",
      text: "UPI intent through Razorpay or Juspay, in-app purchase, passkeys, OTP without the SMS permission.",
    },
    {
      title: "Push & deep links",
      text: "FCM and APNs with consent per topic; a notification opens the order it mentions.",
    },
    {
      title: "Store releases",
      text: "Signing, privacy labels, Data safety forms, TestFlight, and staged rollout from 1%, halted on crash rate.",
    },
    {
      title: "Device testing",
      text: "Maestro scripts on real handsets, oldest first, with cold start, memory and battery measured per build.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We watch three users at work, list devices from your analytics, and try the riskiest native feature in a throwaway build. It ends in a screen list, risks and a price range.",
    },
    {
      title: "Design",
      text: "Flows follow each platform’s conventions, including no-network, permission-denied and signed-out states. A clickable prototype runs on your own phone.",
    },
    {
      title: "Development",
      text: "Builds reach TestFlight and Play internal testing from week two: a numbered build each week, with release notes and the crash report from the one before.",
    },
    {
      title: "Delivery",
      text: "Listings, reviewer notes and a demo login are prepared, then the rollout is widened by stages. Signing keys, source and release instructions pass to you, with a warranty of {warranty}.",
    },
  ],
  why: [
    {
      title: "Store accounts in your name",
      text: "The Apple and Google developer accounts, the keystore and the reviews belong to your company. We join as a team member and can be removed the same way.",
    },
    {
      title: "App-store approval is planned",
      limit: "A week",
      text: "First submissions are often sent back once. The schedule leaves a week for it; account deletion, permission wording and sign-in rules are checked before we submit.",
    },
    {
      title: "Small downloads",
      limit: "25 MB",
      text: "We aim for an Android download under 25 MB where the features allow it. On a full phone, the large app is deleted first.",
    },
    {
      title: "An app only where it pays",
      limit: "Twice a year",
      text: "If customers come twice a year, a web page with a payment link serves them. Daily use, camera, location or offline work justifies an install.",
    },
  ],
  faq: [
    {
      question: "How long does a first version take?",
      answer:
        "A simple app takes {simpleApp}: about a dozen screens, one login method, one payment provider and an API that already exists. Offline editing, chat or Bluetooth hardware each add to that; discovery says by how much. Apple’s first review is outside our control, so a launch date should carry a week’s slack.",
    },
    {
      question: "What does an app cost, and when do we pay?",
      answer:
        "The first call and estimate cost nothing. The estimate lists each module, so parts can be left out before signing; invoices follow milestones, for example {milestones}, in {currencies}. Store accounts, message charges and map usage are opened in your name and paid by you.",
      link: { label: "Pricing Policy", href: "/pricing-policy" },
    },
    {
      question: "React Native or Flutter?",
      answer:
        "A React team with a web product should take React Native. Heavy map overlays, charts and branded animation favour Flutter. Home-screen widgets and watch apps need some Swift and Kotlin with either. Fully native is right when the app is mostly camera processing, augmented reality or low-latency audio.",
    },
    {
      question: "What do the stores charge?",
      answer:
        "Apple’s developer programme costs $99 a year and Google’s registration $25 once. Digital goods sold inside the app usually carry a commission of 15–30%; physical goods and services used outside it do not. The rules differ by country and change, so we check them at scoping.",
    },
    {
      question: "Can you take over an app someone else built?",
      answer:
        "Usually, if the source, signing keys and store accounts can be recovered, so we check those first. A lost upload key can be reset through Play App Signing; a lost signing key held outside it cannot. Then we update the toolchain, add crash reporting, and list what must change before the next target API deadline.",
    },
    {
      question: "What upkeep does an app need after launch?",
      answer:
        "Plan for a toolchain update each quarter. Google raises its target API level every August, Apple moves its minimum Xcode version each spring, and payment and map SDKs retire old releases. During the warranty, minor fixes are usually made in {minorFixes}; afterwards a support plan or your own team takes over.",
    },
  ],
  cta: {
    heading: "Which phones must it run on?",
    lead: "Half an hour on devices, offline rules and store review, ending with a platform choice and a price range.",
  },
  drawing: {
    description:
      "A handset lying down with its glass lifted off and a test probe on it. On the board below stand a queue of writes, two native modules and the payment block; a broken signal at the top end, and two release tracks leaving the foot.",
    balloons: ["Offline sync", "Native modules", "Payments", "Push", "Stores", "Device tests"],
  },
  related: {
    services: ["backend-api", "web-frontend", "chatbots-automation"],
    industries: ["logistics", "healthcare"],
    caseStudies: ["networking-app", "construction-pm"],
  },
} satisfies TemplateServiceInput;
