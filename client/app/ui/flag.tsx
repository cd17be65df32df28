import type { MarketCode } from '@tarima/markets/table';
import aw from 'flag-icons/flags/4x3/aw.svg?url';
import bb from 'flag-icons/flags/4x3/bb.svg?url';
import co from 'flag-icons/flags/4x3/co.svg?url';
import cr from 'flag-icons/flags/4x3/cr.svg?url';
import doFlag from 'flag-icons/flags/4x3/do.svg?url';
import gt from 'flag-icons/flags/4x3/gt.svg?url';
import hn from 'flag-icons/flags/4x3/hn.svg?url';
import jm from 'flag-icons/flags/4x3/jm.svg?url';
import ni from 'flag-icons/flags/4x3/ni.svg?url';
import pa from 'flag-icons/flags/4x3/pa.svg?url';
import sv from 'flag-icons/flags/4x3/sv.svg?url';
import tt from 'flag-icons/flags/4x3/tt.svg?url';
import vi from 'flag-icons/flags/4x3/vi.svg?url';

const flags: Record<MarketCode, string> = {
  AW: aw,
  BB: bb,
  CO: co,
  CR: cr,
  DO: doFlag,
  GT: gt,
  HN: hn,
  JM: jm,
  NI: ni,
  PA: pa,
  SV: sv,
  TT: tt,
  VI: vi,
};

/** A market's flag, beside its name; decorative. */
export function Flag({ market, className = 'h-4.5 w-6' }: { market: MarketCode; className?: string }) {
  return (
    <img
      src={flags[market]}
      alt=""
      width={24}
      height={18}
      className={`shrink-0 rounded-sm object-cover ring-1 ring-line ${className}`}
    />
  );
}
