// Drawn on a 20 px grid with square ends; stroke and size come from the class.
const paths = {
  search: "M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 1 1 11 0M13 13l5 5",
  phone: "M3 3h4l1.5 4L6 8.7a10 10 0 0 0 5.3 5.3L13 11.5l4 1.5v4h-1.5A12.5 12.5 0 0 1 3 4.5z",
  mail: "M2 4.5h16v11H2zM2 5l8 6 8-6",
  pin: "M10 18s6-5.2 6-10A6 6 0 0 0 4 8c0 4.8 6 10 6 10zM12 8a2 2 0 1 1-4 0 2 2 0 1 1 4 0",
  menu: "M3 5h14M3 10h14M3 15h14",
  x: "M4.5 4.5l11 11m0-11-11 11",
  down: "M4 7l6 6 6-6",
  up: "M4 13l6-6 6 6",
  top: "M4 3h12M10 17V6M5 11l5-5 5 5",
  right: "M3 10h14M12 5l5 5-5 5",
  left: "M17 10H3M8 5l-5 5 5 5",
  copy: "M7 7h10v10H7zM13 4V3H3v10h1",
  check: "M3.5 10.5l4.5 4.5L16.5 5.5",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  pause: "M7 4v12M13 4v12",
  play: "M6 4l10 6-10 6z",
  dl: "M10 3v10M5.5 9 10 13.5 14.5 9M3 17h14",
  warn: "M10 3 18 17H2zM10 8.5v4M10 14.6v.2",
  info: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0M10 9.5v4M10 6.3v.2",
  out: "M8 4H3v13h13v-5M11 3h6v6M17 3l-8 8",
  trash: "M3 5.5h14M7.5 5V3h5v2M5 5.5 6 17h8l1-11.5M8.5 9v5M11.5 9v5",
  lock: "M4 9h12v9H4zM7 9V6a3 3 0 0 1 6 0v3",
  refresh: "M16.5 6.5A7 7 0 1 0 17 11M17 3v4h-4",
  eye: "M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10zM12.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 1 1 4.6 0",
  print: "M5 7V3h10v4M5 14H2.5V7h15v7H15M5 11.5h10V17H5z",
  grip: "M7 4v.1M7 10v.1M7 16v.1M13 4v.1M13 10v.1M13 16v.1",
  edit: "M3 17l1-4L14 3l3 3L7 16zM12 5l3 3",
  upload: "M10 13V3M5.5 7.5 10 3l4.5 4.5M3 17h14",
  list: "M4 3h12v14H4zM7 7h6M7 10h6M7 13h4",
  ul: "M8 5h9M8 10h9M8 15h9M3.5 5v.1M3.5 10v.1M3.5 15v.1",
  ol: "M8 5h9M8 10h9M8 15h9M3 3.5h1v3M2.8 12.8h2l-2 3.4h2",
  sup: "M2.5 8l8 9M10.5 8l-8 9M13 4.6a2 2 0 1 1 3.6 1.2L13 10h4.5",
  sub: "M2.5 3l8 9M10.5 3l-8 9M13 12.6a2 2 0 1 1 3.6 1.2L13 18h4.5",
  table: "M2.5 4h15v12h-15zM2.5 8h15M2.5 12h15M10 4v12",
  link: "M8.5 11.5 11.5 8.5M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2",
  clean: "M5 4h11M10.5 4 9 11M3 17h6M12.5 12.5l5 5m0-5-5 5",
  undo: "M8 4 4 8l4 4M4 8h8a4.5 4.5 0 0 1 0 9H8",
  exit: "M12 3H4v14h8M8 10h10M14 6l4 4-4 4",
  dots: "M10 4v.1M10 10v.1M10 16v.1",
  filter: "M3 5h14M6 10h8M8.5 15h3",
  clock: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0M10 5.5V10l3 2",
} as const

export type IconName = keyof typeof paths

/** Decorative icon; a control with only an icon has its own accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
