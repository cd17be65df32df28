import type { History, HistoryPoint, HistorySeries } from './history.ts';
import { formatFigure } from './report.ts';

const columns = 3;
const panel = { width: 320, height: 170 };
/** Space around the plotted area of a panel. */
const margin = { top: 40, right: 58, bottom: 26, left: 40 };
const area = {
  width: panel.width - margin.left - margin.right,
  height: panel.height - margin.top - margin.bottom,
};
const headerHeight = 46;
/** Minimum distance between two dates below a panel. */
const dateWidth = 44;
/** Minimum distance between two labels of the scale. */
const labelHeight = 12;

const style = `
text { font: 11px system-ui, sans-serif; fill: #1f2328; }
.heading { font-size: 14px; font-weight: 600; }
.name { font-weight: 600; }
.date, .axis-label { fill: #57606a; font-size: 10px; }
.axis { stroke: #d0d7de; }
.line { fill: none; stroke: #0b5cad; stroke-width: 1.5; }
.point { fill: #0b5cad; stroke: #0b5cad; stroke-width: 1.5; }
.estimate { fill: #fff; }
.budget { stroke: #b3261e; stroke-dasharray: 4 3; }
.budget-label { fill: #b3261e; font-size: 10px; }`;

/** Draws a history as SVG: a small plot for each series with its own scale, which starts at zero. */
export function plotHistory({ runs, series }: History): string {
  const width = columns * panel.width;
  const height = headerHeight + Math.ceil(series.length / columns) * panel.height;
  const [first, last] = [runs[0], runs.at(-1)].map((run) => (run ? formatDate(run, 'long') : ''));
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-labelledby="title description">`,
    '<title id="title">Results of npm run bench by date</title>',
    `<desc id="description">${series.length} plots of ${runs.length} runs from ${first} to ${last}, in order and at equal distances. CPU times are normalised to the reference machine. Each plot has its own scale from zero.</desc>`,
    `<style>${style}\n</style>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawLegend(),
    ...series.flatMap((one, index) => drawPanel(one, index, runs)),
    '</svg>',
  ].join('\n')}\n`;
}

function drawLegend(): string[] {
  return [
    '<g aria-hidden="true">',
    '<text class="heading" x="12" y="20">Bench: normalised CPU ms per operation, and other figures, by run</text>',
    '<circle class="point" cx="17" cy="35" r="3"/><text x="26" y="39">normalised by the calibration loop, or a size</text>',
    '<circle class="point estimate" cx="290" cy="35" r="3"/><text x="299" y="39">normalised by the bare route of its run</text>',
    '<line class="budget" x1="530" x2="554" y1="35" y2="35"/><text x="560" y="39">budget</text>',
    '</g>',
  ];
}

function drawPanel({ name, unit, budget, points }: HistorySeries, index: number, runs: readonly string[]): string[] {
  const x = (index % columns) * panel.width;
  const y = headerHeight + Math.floor(index / columns) * panel.height;
  const top = roundUp(Math.max(budget ?? 0, ...points.map(({ value }) => value)));
  const toX = (run: number) => round(margin.left + (area.width * (run + 0.5)) / runs.length);
  const toY = (value: number) => round(margin.top + area.height * (1 - value / top));
  const right = panel.width - margin.right;
  const lastPoint = points.at(-1);
  const id = `plot-${index + 1}`;
  const budgetY = budget === undefined ? Number.NaN : toY(budget);
  const drawLevel = (value: number, name: 'axis' | 'budget') => {
    const isCovered = name === 'axis' && Math.abs(toY(value) - budgetY) < labelHeight;
    return [
      `<line class="${name}" x1="${margin.left}" x2="${right}" y1="${toY(value)}" y2="${toY(value)}"/>`,
      ...(isCovered
        ? []
        : [
            `<text class="${name}-label" x="${margin.left - 5}" y="${toY(value) + 3.5}" text-anchor="end">${formatTick(value)}</text>`,
          ]),
    ];
  };
  return [
    `<g role="img" aria-labelledby="${id}-title ${id}-description" transform="translate(${x} ${y})">`,
    `<title id="${id}-title">${escapeXml(name)}, ${unit}</title>`,
    `<desc id="${id}-description">${describePoints(points, runs, unit)}${budget === undefined ? '' : ` Budget: ${budget} ${unit}.`}</desc>`,
    `<text class="name" x="12" y="22">${escapeXml(name)}</text>`,
    ...drawLevel(0, 'axis'),
    ...drawLevel(top, 'axis'),
    ...(budget === undefined ? [] : drawLevel(budget, 'budget')),
    `<polyline class="line" points="${points.map(({ run, value }) => `${toX(run)},${toY(value)}`).join(' ')}"/>`,
    ...points.map(
      ({ run, value, isEstimate }) =>
        `<circle class="point${isEstimate ? ' estimate' : ''}" cx="${toX(run)}" cy="${toY(value)}" r="3"/>`,
    ),
    ...(lastPoint
      ? [
          `<text x="${toX(lastPoint.run) + 7}" y="${toY(lastPoint.value) + 4}">${formatFigure(lastPoint.value)} ${unit}</text>`,
        ]
      : []),
    ...drawDates(runs, toX),
    '</g>',
  ];
}

/** Labels the first run of each day, unless the previous label is too close. */
function drawDates(runs: readonly string[], toX: (run: number) => number): string[] {
  let lastX = Number.NEGATIVE_INFINITY;
  return runs.flatMap((run, index) => {
    const x = toX(index);
    if (x - lastX < dateWidth || formatDate(run, 'short') === formatDate(runs[index - 1] ?? '', 'short')) return [];
    lastX = x;
    return [
      `<text class="date" x="${x}" y="${panel.height - 10}" text-anchor="middle">${formatDate(run, 'short')}</text>`,
    ];
  });
}

const describePoints = (points: readonly HistoryPoint[], runs: readonly string[], unit: string): string =>
  points
    .map(({ run, value, isEstimate }) => {
      const mark = isEstimate ? ' (normalised by the bare route)' : '';
      return `${formatDate(runs[run] ?? '', 'long')}: ${formatFigure(value)} ${unit}${mark}.`;
    })
    .join(' ');

/** Formats an ISO date as `21 Nov`, or with year and time. */
function formatDate(date: string, length: 'short' | 'long'): string {
  const parsed = new Date(date);
  if (Number.isNaN(parsed.getTime())) return '';
  const [, day, month, year] = parsed.toUTCString().split(' ');
  const text = `${Number(day)} ${month}`;
  return length === 'short' ? text : `${text} ${year}, ${date.slice(11, 16)}`;
}

/** Rounds up to 1, 1.5, 2, 3, 4, 5, 6 or 8 times a power of ten, the top of a scale. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= value * 1.05) ?? 15;
  return Number((step * power).toPrecision(3));
}

const formatTick = (value: number) => value.toLocaleString('en');
const round = (value: number) => Number(value.toFixed(1));
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
