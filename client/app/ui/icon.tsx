/** Outlines on a 24-unit grid, drawn for this shop. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L21 21',
  cart: 'M2.5 4h2.6l2.3 11.2h10.4L20.5 7H6M9.2 19.8h.1M16.2 19.8h.1',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.8-5.6 7.5-5.6s6.7 1.6 7.5 5.6',
  home: 'M4 11.2 12 4l8 7.2M6 9.8V20h4.4v-5.4h3.2V20H18V9.8',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  store:
    'M4 9.5 5.6 4h12.8L20 9.5M4 9.5V20h16V9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M9.5 20v-5.5h5V20',
  truck: 'M2.5 6h11v10.5h-11zM13.5 9.5h4.2l3.3 3.4v3.6h-7.5M6.5 18.8h.1M17 18.8h.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.8v4.4M8 14.8v4.4',
  pin: 'M12 21c4.5-4.6 6.8-8.1 6.8-11A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.4 6.8 11ZM12 7.8a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.3l2.8 1.8',
  scale: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5zM2.5 13a2.5 2.5 0 0 0 5 0M16.5 13a2.5 2.5 0 0 0 5 0',
  info: 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4ZM12 11v5M12 7.9h.1',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.1',
  logout: 'M14 4.5H5v15h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  receipt: 'M6 3.5v17l2-1.4 2 1.4 2-1.4 2 1.4 2-1.4 2 1.4v-17zM9 8h6M9 12h6',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 13h9.2l.9-13M10.2 10.5v6M13.8 10.5v6',
  lock: 'M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  card: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L21 21M10.5 7.8v5.4M7.8 10.5h5.4',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon: text beside it or the control's accessible name must give its meaning. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
