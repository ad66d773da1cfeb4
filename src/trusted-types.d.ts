/** What browsers have and TypeScript does not know yet (https://www.w3.org/TR/trusted-types/), as far as we use it. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
