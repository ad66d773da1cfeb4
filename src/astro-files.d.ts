/** `tsc` cannot read these files. `astro check` reads them, and prefers them to this. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
