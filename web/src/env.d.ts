// Build-time variables of the browser.
interface ImportMetaEnv {
  /** The URL of the API; `/api` on the same origin by default. */
  readonly API_URL?: string;
}

/** Resolved by web/icons.ts. */
declare module 'lucide:*' {
  const icon: (props: React.ComponentProps<'svg'>) => React.ReactElement;
  export default icon;
}
