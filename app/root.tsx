import type { ReactNode } from "react";
import { Links, Meta, Outlet, useLoaderData, useLocation, useMatches } from "react-router";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/drawing.css";
import { frameFooter, frameMenu } from "./frame.ts";
import { pagePath } from "./page-path.ts";
import styles from "./root.module.css";
import { Footer } from "./sections/footer/footer.tsx";
import { Navbar } from "./sections/navbar/navbar.tsx";
import { ClientScripts } from "./ui/client-entry.tsx";
import { SpeculationRules } from "./ui/speculation-rules.tsx";

/** What a route may say about itself: whether an island runs on its page. */
export interface RouteHandle {
  islands?: true;
}

export function loader() {
  return { menu: frameMenu(), footer: frameFooter() };
}

export default function Root() {
  const { menu, footer } = useLoaderData<typeof loader>();
  const path = pagePath(useLocation().pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Navbar menu={menu} path={path} />
      <main id="main">
        <Outlet />
      </main>
      <Footer content={footer} />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const islands = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.islands);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f2efe6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d2a45" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <SpeculationRules />
      </head>
      <body>
        {children}
        <ClientScripts islands={islands} />
      </body>
    </html>
  );
}
