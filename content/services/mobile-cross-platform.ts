import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

export default {
  head: {
    title: "React Native and Flutter app development",
    description:
      "iOS and Android apps from one React Native or Flutter codebase, with offline sync, UPI payments and store review. A simple app takes 6–8 weeks.",
  },
  title: "Cross-platform mobile apps",
  subtitle:
    "A single codebase for iOS and Android, in React Native or Flutter, written for patchy networks, cheap handsets and the reviewers at both stores.",
  menu: {
    name: "Mobile, cross-platform",
    line: "React Native, Flutter",
    group: "product-engineering",
    order: 2,
  },
  indexLine: "One codebase for iOS and Android that keeps working when the signal does not.",
  overview: {
    heading: "The network will drop mid-form",
    paragraphs: [
      "An app is used in lifts, basements and moving trucks, on handsets with 3 GB of memory and a full disk. We treat the lost connection as the ordinary case: writes go to SQLite first, queue, and reconcile with the server by rules agreed for each record. Last-write-wins is wrong for stock and fine for a profile photo.",
      "React Native suits teams that already write React and want to share types with a web product. Flutter suits drawing-heavy interfaces and identical rendering on both platforms. Most screens are common either way; camera, Bluetooth and background location may need native Swift or Kotlin modules, and we say which before pricing.",
      "A field-service firm with 340 technicians moved from two separate apps to one Flutter build. Release work fell from nine days a month to two, crash-free sessions rose from 97.1% to 99.6%, and job sheets lost to failed uploads went from about 60 a week to two.",
    ],
  },
  facts: [
    { label: "Typical team", value: "Two engineers, one designer, a tester" },
    { label: "Simple app", value: "6–8 weeks" },
    { label: "Usual stack", value: "Flutter or React Native, SQLite, FCM" },
  ],
  expertise: [
    {
      title: "Offline sync",
      text: "SQLite on the device, a queue for writes and a conflict rule per table. Each rule has a test that cuts the network halfway through a save.",
    },
    {
      title: "Native modules",
      text: "Swift and Kotlin for Bluetooth printers, barcode engines, NFC and background location, where the community plugin is abandoned or two OS releases behind.",
    },
    {
      title: "Payments & sign-in",
      text: "UPI intent through Razorpay or Juspay, Apple and Google in-app purchase, passkeys, and OTP reading by SMS Retriever without asking for the SMS permission.",
    },
    {
      title: "Push & deep links",
      text: "FCM and APNs with consent per topic, Universal Links and Android App Links verified on real devices, so a notification opens the order it mentions.",
    },
    {
      title: "Store releases",
      text: "Signing, privacy labels, Data safety forms, TestFlight, and staged rollout from 1% halted on crash rate. EAS Update or Shorebird for fixes the stores allow over the air.",
    },
    {
      title: "Device testing",
      text: "Maestro scripts on a rack of real handsets, oldest first, with cold start, memory and battery drain measured per build and set against the last release.",
    },
  ],
  process: [
    {
      title: "Discovery",
      text: "We watch three users at work, list devices from your analytics, and try the riskiest native feature in a throwaway build. You get a screen list, risks and a price range.",
    },
    {
      title: "Design",
      text: "Flows drawn to each platform’s conventions, including no-network, permission-denied and signed-out states. You get a clickable prototype on your own phone and a final screen list.",
    },
    {
      title: "Development",
      text: "Builds reach TestFlight and Play internal testing from week two. You get a numbered build each week, its release notes, and the crash report from the one before.",
    },
    {
      title: "Delivery",
      text: "Listings, reviewer notes and a demo login are prepared, then the rollout is widened by stages. You get signing keys, source, release instructions and 30–90 days of warranty.",
    },
  ],
  why: [
    {
      title: "Store accounts in your name",
      text: "The Apple and Google developer accounts, the keystore and the reviews belong to your company. We join as a team member and can be removed the same way.",
    },
    {
      title: "Review is in the plan",
      text: "First submissions are often sent back once. The schedule leaves a week for it, and account deletion, permission wording and sign-in rules are checked before we submit.",
    },
    {
      title: "Small downloads",
      text: "We aim for an Android download under 25 MB where the features allow it. On a full 32 GB phone, the large app is the one deleted to make room.",
    },
    {
      title: "We will talk you out of an app",
      text: "If customers come twice a year, a web page with a payment link serves them. Daily use, camera, location or offline work is what justifies an install.",
    },
  ],
  faq: [
    {
      question: "How long does a first version take?",
      answer:
        "A simple app takes 6–8 weeks: about a dozen screens, one login method, one payment provider and an API that already exists. Offline editing, chat or Bluetooth hardware each add to that, and discovery says by how much. Apple’s first review is outside our control, so a launch date should carry a week’s slack.",
    },
    {
      question: "React Native or Flutter?",
      answer:
        "We ask what your team already writes, whether a web product will share code, and how much custom drawing there is. A React team with a web product should take React Native. Heavy map overlays, charts and branded animation favour Flutter. Home-screen widgets and watch apps need some Swift and Kotlin with either.",
    },
    {
      question: "When should we go fully native?",
      answer:
        "When the app is mostly camera processing, augmented reality, low-latency audio or a wearable. There the shared part shrinks below half and the bridge becomes the main work. We write those parts in Swift and Kotlin, or advise you to hire for them if the need is permanent.",
    },
    {
      question: "What do the stores charge?",
      answer:
        "Apple’s developer programme costs $99 a year and Google’s registration $25 once. Digital goods sold inside the app usually carry a commission of 15–30%; physical goods and services used outside it do not. The rules differ by country and have changed several times since 2024, so we check them at scoping.",
    },
    {
      question: "Can you take over an app someone else built?",
      answer:
        "Usually, if the source, signing keys and store accounts can be recovered, so we check those first. A lost upload key can be reset through Play App Signing; a lost signing key held outside it cannot. Then we update the toolchain, add crash reporting, and list what must change before the next target API deadline.",
    },
    {
      question: "What upkeep does an app need after launch?",
      answer:
        "Plan for a toolchain update each quarter. Google raises its target API level every August, Apple moves its minimum Xcode version each spring, and payment and map SDKs retire old releases. After two neglected years an update can take weeks. During the warranty, minor fixes are made in 24–48 hours.",
    },
  ],
  cta: {
    heading: "Name the handset it must run on",
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
