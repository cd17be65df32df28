/**
 * A club's opening hours: days and hours in two columns, or days above hours in narrow places. The graph separates
 * groups of days by a newline; the last plain space of a line is before its hours, which have no-break spaces.
 */
export function OpeningHours({ text }: { text: string }) {
  return (
    <span className="@container block min-w-0 flex-1">
      <span className="grid justify-start gap-x-2 @max-[15.75em]:wrap-anywhere @min-[15.75em]:grid-cols-[auto_auto]">
        {text.split('\n').flatMap((line) => {
          const end = line.lastIndexOf(' ') + 1;
          return [<span key={line}>{line.slice(0, end)}</span>, <span key={`${line}:`}>{line.slice(end)} </span>];
        })}
      </span>
    </span>
  );
}
