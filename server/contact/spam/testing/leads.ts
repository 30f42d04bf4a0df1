/** Messages such as people really send. None may be suspected. */
export const realLeads: { about: string; name: string; email: string; message: string }[] = [
  { about: "two words", name: "Jo", email: "jo@kite.studio", message: "Call me" },
  { about: "one word", name: "Ravi", email: "ravi.k@gmail.com", message: "Pricing?" },
  {
    about: "all capitals",
    name: "DEEPAK SHARMA",
    email: "DEEPAK@SHARMATRADERS.IN",
    message: "WE NEED AN ERP FOR OUR SHOP!!! PLEASE SEND QUOTATION URGENT!!!",
  },
  {
    about: "money, discounts and a deadline",
    name: "Maria Alvarez",
    email: "maria@alvarez-imports.com",
    message:
      "We lose about $10,000 a month to manual invoicing. Our budget is $25,000; is there a discount for non-profits? 100% of the work must be done by June. Free to talk any time.",
  },
  {
    about: "links to their site, their shop and their app",
    name: "Tom Becker",
    email: "tom@becker-moebel.de",
    message:
      "Our site is https://www.becker-moebel.de, the shop https://shop.becker-moebel.de and the app is at https://play.google.com/store/apps/details?id=de.becker. All three should become one.",
  },
  {
    about: "a list of ten competitors",
    name: "Li Wei",
    email: "li.wei@harbour-logistics.com.sg",
    message: `Please look at these before our call:\n${Array.from({ length: 10 }, (_, n) => `${n + 1}. https://competitor${n}.com/features`).join("\n")}`,
  },
  {
    about: "Hindi, from a Hindi address",
    name: "अजय वर्मा",
    email: "अजय@डाटा.भारत",
    message: "नमस्ते, हमें अपने अस्पताल के लिए एक ऐप चाहिए। कृपया संपर्क करें।",
  },
  {
    about: "Arabic",
    name: "ليلى حداد",
    email: "layla@haddad-clinic.ae",
    message: "مرحبا، نريد تطبيقا لحجز المواعيد في عيادتنا. متى يمكننا التحدث؟",
  },
  {
    about: "Chinese, from an address in Chinese",
    name: "王芳",
    email: "王芳@例子.公司",
    message: "您好,我们想开发一个微信小程序,预算大约二十万元。",
  },
  {
    about: "Russian",
    name: "Ольга Петрова",
    email: "o.petrova@yandex.ru",
    message: "Здравствуйте! Нужна миграция с 1С на новую систему. Сколько это стоит?",
  },
  {
    about: "emoji",
    name: "Zoë 🌸",
    email: "zoe+contact@bloom.co",
    message: "Love your work 😍😍😍 could you build our booking page? 🙏",
  },
  {
    about: "an address with an apostrophe, a plus and many dots",
    name: "Siobhán O’Brien",
    email: "siobhan.o'brien+agency@mail.students.uni-galway.ie",
    message: "I am looking for an internship in your mobile team.",
  },
  {
    about: "a pasted brief of many pages",
    name: "Procurement",
    email: "tenders@city-works.gov.in",
    message: `Request for proposal\n\n${"1.1 The bidder shall provide a web portal, see www.city-works.gov.in.\n".repeat(3)}${"The system must keep an audit trail of every change. ".repeat(2_000)}`,
  },
  {
    about: "code and a stack trace",
    name: "Kenji",
    email: "kenji@softhouse.co.jp",
    message:
      "Our job fails:\n  at Object.<anonymous> (/srv/app/index.js:10:3)\n  SELECT * FROM orders WHERE url LIKE 'http%';\nCan you take over the maintenance?",
  },
  {
    about: "a sender who asks about search ranking",
    name: "Ana",
    email: "ana@padaria-lisboa.pt",
    message: "We want more visitors from Google. Do you also do SEO for small bakeries?",
  },
];
