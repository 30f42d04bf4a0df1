import type { ContactInput } from "../app/pages/contact/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Contact us about software: reply {replyTime}",
    description: `Write to ${site.name} about a project, book a free call, email or use WhatsApp. {Offices:office|offices} in {officePlaces}; replies {replyTime}.`,
  },
  title: "Tell us about your project",
  subtitle:
    "Ask for an estimate or a first opinion. Your message is read by people who could build it, and answered {replyTime}.",
  facts: [
    { label: "Reply", value: "{ReplyTime}" },
    { label: "First call", value: "30 minutes, no charge" },
    { label: "Estimate", value: "Free" },
  ],
  hero: {
    actions: [
      { label: "Write to us", href: "#form" },
      { label: "Schedule a call", href: site.scheduling.thirtyMinutes },
    ],
    drawing: {
      description:
        "Exploded drawing along one axis: a note, an envelope, a letter plate, and a twenty-four hour dial with the time to the reply marked.",
      stations: [
        { name: "Your note", note: "a sentence will do" },
        { name: "Envelope", note: "form or email" },
        { name: "Letter plate", note: "read by our team" },
        { name: "Reply", note: "{replyTime}" },
      ],
    },
  },
  form: {
    heading: "Get in Touch",
    intro: "A rough outline will do. We ask first what it should do, for whom and by when.",
    notes: [
      "If the details are private, ask for an NDA first.",
      "Your address is used to answer you and goes on no mailing list.",
    ],
    fields: {
      name: { label: "Name", missing: "We need something to call you." },
      email: {
        label: "Email",
        help: "The reply goes here.",
        placeholder: "name@company.com",
        missing: "Without an address we cannot answer.",
      },
      projectType: {
        label: "Project type",
        help: "Optional.",
        placeholder: "Choose one",
        guide: {
          heading: "What to send",
          send: [
            "What it should do, and for whom",
            "The date it is needed by, and why then",
            "Links to whatever exists already",
          ],
        },
        options: [
          {
            value: "web",
            label: "Web Development",
            guide: {
              work: "A landing page",
              time: "{landingPage}",
              send: [
                "The address of the site today, if any",
                "Who writes the copy, and by when",
                "A page whose style you like",
              ],
            },
          },
          {
            value: "mobile",
            label: "Mobile App",
            guide: {
              work: "A simple app",
              time: "{simpleApp}",
              send: [
                "iPhone, Android or both",
                "What it must do without a network",
                "The systems it has to talk to",
              ],
            },
          },
          {
            value: "backend",
            label: "Backend & API",
            guide: {
              work: "A project of medium size",
              time: "{mediumProject}",
              send: [
                "What reads and writes the data",
                "Requests a day, now and expected",
                "Any interface that must stay as it is",
              ],
            },
          },
          {
            value: "saas",
            label: "SaaS Product",
            guide: {
              work: "A first release",
              time: "{saasMvp}",
              send: [
                "Who pays, and for what",
                "The one job it does on day one",
                "Whether it needs {firstReleaseExtras}",
              ],
            },
          },
          {
            value: "ai",
            label: "AI/ML Solution",
            guide: {
              work: "A first chatbot",
              time: "{firstChatbot}",
              send: [
                "The question, and who answers it today",
                "What data there is, and where it may go",
                "What a wrong answer would cost",
              ],
            },
          },
          {
            value: "other",
            label: "Other",
            guide: {
              work: "An audit, or a set of fixes",
              time: "{smallProject}",
              send: [
                "What is broken, and since when",
                "Who can give access to it",
                "The date by which it has to work",
              ],
            },
          },
        ],
      },
      message: {
        label: "Message",
        help: "One sentence is enough to start.",
        missing: "Tell us what you are building, or what is broken.",
      },
    },
    requiredNote: "Fields marked * are required.",
    privacyNote:
      "The [Privacy Policy](/privacy-policy) says who reads these fields and how to have them erased.",
    submit: "Send message",
    sending: "Sending…",
    received: "Received",
    titleBlock: [
      { label: "Drawn", value: "You" },
      { label: "Checked", value: "Our team" },
      { label: "Reply", value: "{ReplyTime}" },
    ],
  },
  failed: {
    head: {
      title: "Message not sent",
      description: `Your message did not reach ${site.name}. What you wrote is on this page, ready to be sent again.`,
    },
    title: "Your message was not sent",
    lead: "Nothing you wrote is lost: it is in the form below, or one step back in your browser. Send it again, or copy it into an email.",
    retryHeading: "Your words, ready to send",
    earlierChoice: "As you chose before",
    statusLabel: "Status",
  },
  toasts: {
    missing: { title: "Missing Information", text: "Please fill in all required fields.", destructive: true },
    error: {
      title: "Error",
      text: "There was an issue sending your message. Please try again later.",
      destructive: true,
    },
    success: { title: "Message Sent!", text: "We’ll get back to you {replyTime}.", destructive: false },
  },
  offices: {
    heading: "Our Offices",
    note: "{officeTimes}",
  },
  otherWays: {
    heading: "Other Ways to Reach Us",
    items: [
      {
        icon: "call",
        title: "Schedule a call",
        text: "Thirty minutes about your project, free of charge.",
        action: { label: "Pick a slot", href: site.scheduling.thirtyMinutes },
      },
      {
        icon: "email",
        title: "Email",
        text: "For briefs and purchase orders; NDA first for anything private.",
        action: { label: `${site.email}`, href: `mailto:${site.email}` },
      },
      {
        icon: "whatsapp",
        title: "WhatsApp chat",
        text: "For a short question; a long one is easier by email.",
        action: {
          label: "Open WhatsApp",
          href: `https://wa.me/${site.whatsappPhone.slice(1)}?text=${encodeURIComponent(`Hello ${site.name}, I am writing from your website. My question is about `)}`,
        },
      },
    ],
  },
  cta: {
    heading: "If you need people instead",
    lead: "Hire for your own team through the talent portal: {engineersForHire} engineers, {specializations} specializations, {matchingHours:figure} hours on average to a match.",
    figure: {
      marks: "{engineersForHire}",
      caption: "One mark, one engineer",
      remark: "Three outlined: a shortlist",
    },
    actions: [
      { label: "Open the talent portal", href: site.talentPortal },
      { label: "Back to Home", href: "/" },
    ],
  },
} satisfies ContactInput;
