/** Heading of a block; renders nothing without a title. */
export function BlockTitle({ children }: { children: string | undefined }) {
  return children ? <h2 className="mb-4 text-xl lg:text-2xl">{children}</h2> : null;
}
