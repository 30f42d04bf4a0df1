interface ServiceFieldsProps {
  accessKey: string;
  siteUrl: string;
}

/** What a hosted service with a public key needs of a native post. The names are Web3Forms' own. */
export function ServiceFields({ accessKey, siteUrl }: ServiceFieldsProps) {
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      {/* The service's own thank-you page is on another host, which the form-action policy blocks. */}
      <input type="hidden" name="redirect" value={`${siteUrl}/contact#message-sent`} />
    </>
  );
}
