import { defineHastPlugin } from 'satteri';

/**
 * Markdown aligns a table's column by style attributes, which the security policy refuses: they become the class `end`.
 * And it leaves out that a head belongs to its column, which screen readers ask for.
 */
export const tableCells = defineHastPlugin({
  name: 'table-cells',
  element: {
    filter: ['td', 'th'],
    visit(node, context) {
      if (node.tagName === 'th') context.setProperty(node, 'scope', 'col');
      const { style } = node.properties;
      if (style === undefined) return;
      context.setProperty(node, 'style', null);
      if (style === 'text-align: right') context.setProperty(node, 'className', ['end']);
    },
  },
});
