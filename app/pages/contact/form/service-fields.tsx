interface ServiceFieldsProps {
  accessKey: string;
  siteUrl: string;
}

/** Hidden fields that a hosted service with a public key needs in a native post, named as in Web3Forms. */
export function ServiceFields({ accessKey, siteUrl }: ServiceFieldsProps) {
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      {/* The service's own thank-you page is on another host, which the form-action policy blocks. */}
      <input type="hidden" name="redirect" value={`${siteUrl}/contact#message-sent`} />
    </>
  );
}
