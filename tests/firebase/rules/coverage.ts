/** The emulator's report on one expression: its values, and its parts. */
interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset?: number;
    readonly endOffset?: number;
  };
  readonly values?: readonly unknown[];
  readonly children?: readonly Expression[];
}

/** The expressions of a project's rules that no request has evaluated, each with its line. */
export async function neverEvaluated(project: string, rules: string): Promise<readonly string[]> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  const response = await fetch(`http://${emulator}/emulator/v1/projects/${project}:ruleCoverage`);
  const { report } = (await response.json()) as { readonly report: readonly Expression[] };
  if (report.length === 0) throw new Error('The coverage report is empty');
  return report
    .flatMap(withParts)
    .filter(({ values }) => values === undefined)
    .map(
      ({ sourcePosition: { line, currentOffset = 0, endOffset = 0 } }) =>
        `line ${line}: ${rules.slice(currentOffset, endOffset + 1)}`,
    );
}

const withParts = (expression: Expression): readonly Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withParts),
];
