import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { colour } from "./brand/colours.ts";
import { directionOf } from "./content/intl.ts";
import { site } from "./content/site.ts";
import { words } from "./content/words.ts";
import "./styles/tokens.css";
import "virtual:fonts.css";
import "./styles/base.css";
import "./styles/late.css";
import "./styles/drawing.css";
import "./styles/plain.css";
import type { Route } from "./+types/root";
import { hrefOf } from "./content/kind.ts";
import { isPreview } from "./content/publication.ts";
import { visitCounter } from "./content/schema/site.ts";
import { Announcement } from "./frame/announcement/announcement.tsx";
import { Footer } from "./frame/footer/footer.tsx";
import { Navbar } from "./frame/navbar/navbar.tsx";
import { navbarBehaviour } from "./frame/navbar/navbar-behaviour.ts";
import { keepScheme } from "./frame/scheme/keep-scheme.ts";
import { call } from "./pages/call/kind.ts";
import styles from "./root.module.css";
import { applyColourScheme } from "./runtime/apply-colour-scheme.ts";
import { RefreshRuntime } from "./runtime/client-entry.tsx";
import { countingScript } from "./runtime/count-visits.ts";
import { fetchLate, lateMarkup, markArrival } from "./runtime/fetch-late.ts";
import { InlineScript, JsonScript } from "./runtime/inline-script.tsx";
import type { RouteHandle } from "./runtime/route-handle.ts";
import { Sheets } from "./sections/sheets.tsx";
import { absolute, pagePath } from "./seo/addresses.ts";
import { icons } from "./seo/icons.ts";
import { currentAnnouncement } from "./site/announcement.ts";
import { siteFooter } from "./site/footer.ts";
import { siteMenu } from "./site/menus.ts";
import { structuredData } from "./site/structured-data.ts";

/**
 * Makes the browser prerender the page under the pointer, except external ones.
 */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: hrefOf(call) } }],
      },
      eagerness: "moderate",
    },
  ],
};

export function loader({ url }: Route.LoaderArgs) {
  return {
    announcement: currentAnnouncement(),
    menu: siteMenu(),
    footer: siteFooter(),
    themeColour: colour("--paper"),
    structuredData: structuredData(pagePath(url.pathname)),
    // Don't count visits in development or in a preview.
    counter: import.meta.env.PROD && !isPreview() ? visitCounter(site) : null,
  };
}

export default function Root() {
  const { announcement, menu, footer } = useLoaderData<typeof loader>();
  const path = pagePath(useLocation().pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.frame.skip}
      </a>
      {announcement && <Announcement announcement={announcement} />}
      <Navbar menu={menu} path={path} />
      <p className={styles.letterhead}>
        <b>{menu.brand}</b> {absolute(path)}
      </p>
      <main id="main">
        <Sheets>
          <Outlet />
        </Sheets>
      </main>
      <Footer content={footer} />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  // Undefined only if a loader failed, which fails the build.
  const data = useRouteLoaderData<typeof loader>("root");
  const handles = useMatches().map(
    ({ handle }) => (handle ?? {}) as RouteHandle,
  );
  const behaviours = handles.flatMap((handle) => handle.behaviours ?? []);
  const forwardsTo = handles.find((handle) => handle.forwardsTo)?.forwardsTo;
  return (
    <html lang={site.lang} dir={directionOf(site.lang)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={data?.themeColour.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={data?.themeColour.dark}
          media="(prefers-color-scheme: dark)"
        />
        <Meta />
        <Links />
        {/* Browsers without SVG icons request favicon.ico by themselves. */}
        <link rel="icon" href={icons.svg} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={icons.touch} />
        <InlineScript run={[applyColourScheme, markArrival]} />
        {forwardsTo && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${forwardsTo}`} />
          </noscript>
        )}
      </head>
      <body>
        {children}
        <RefreshRuntime />
        <JsonScript type="speculationrules" data={speculationRules} />
        <template dangerouslySetInnerHTML={{ __html: lateMarkup }} />
        {/* One script, because the policy in the first view names the hash of each. */}
        <InlineScript
          run={[fetchLate, keepScheme, ...navbarBehaviour, ...behaviours]}
        />
        {data?.counter && <InlineScript run={countingScript(data.counter)} />}
        {data?.structuredData && (
          <JsonScript type="application/ld+json" data={data.structuredData} />
        )}
      </body>
    </html>
  );
}
