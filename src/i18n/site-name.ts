/** The site's name, as `src/content/site/settings.yaml` has it. The build puts it in. */
export const SITE_NAME: string = import.meta.env.PUBLIC_SITE_NAME;
