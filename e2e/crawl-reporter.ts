import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { PageFindings } from './journeys/page-checks.ts';

const columns = { layoutShift: 'layout shift', accessibility: 'axe', html: 'HTML', console: 'console' } as const;

/** Prints the findings of the page tests as a table, largest layout shift first (README.md). */
export default class CrawlReporter implements Reporter {
  private readonly rows: { name: string; findings: PageFindings }[] = [];

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const [page = ''] = test.title.split(':');
    for (const { type, description } of annotations) {
      if (type !== 'page' || !description) continue;
      const findings: PageFindings = JSON.parse(description);
      this.rows.push({ name: `${page}, ${findings.width} px`, findings });
    }
  }

  onEnd(): void {
    const getShift = ({ findings }: (typeof this.rows)[number]) => findings.load?.layoutShift ?? -1;
    const rows = this.rows.toSorted((a, b) => getShift(b) - getShift(a));
    const width = Math.max(0, ...rows.map(({ name }) => name.length));
    const printRow = (name: string, cells: readonly string[]) =>
      process.stdout.write(`${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(12)).join('')}\n`);
    printRow('page', Object.values(columns));
    for (const { name, findings } of rows) {
      printRow(name, [
        findings.load?.layoutShift.toFixed(3) ?? '',
        `${findings.accessibility}`,
        `${findings.load?.html ?? ''}`,
        `${findings.console}`,
      ]);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
