const isBuilt = (import.meta.env as unknown) !== undefined;

/**
 * The site's name, as `src/content/site/settings.yaml` has it. The build puts it in. A program that no build makes, such as the
 * one that adds sample accounts, has the project's name.
 */
export const SITE_NAME: string = isBuilt ? import.meta.env.PUBLIC_SITE_NAME : 'Tessera';
