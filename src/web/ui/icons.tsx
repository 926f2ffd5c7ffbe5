import type { ReactNode } from "react";

/** A line drawing of 20 by 20 that stands beside words and says nothing by itself. */
function icon(children: ReactNode): () => ReactNode {
  return () => (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CopyIcon = icon(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
    <path d="M13 7V5A1.5 1.5 0 0 0 11.500 3.500H5A1.500 1.500 0 0 0 3.500 5v6.500A1.500 1.500 0 0 0 5 13h2" />
  </>,
);
export const ClearIcon = icon(<path d="M5.500 5.500l9 9m0-9l-9 9" />);
export const OpenIcon = icon(<path d="M3 16V4.500h5l1.500 2H17V16zM10 14V9.500m-2 2l2-2 2 2" />);
export const CheckIcon = icon(<path d="M4 10.500l4 4 8-9" />);
export const UndoIcon = icon(<path d="M7.500 4L3.500 8l4 4M4 8h7.500a4.500 4.500 0 0 1 0 9H8" />);
export const MenuIcon = icon(<path className="menu-lines" d="M3 6h14M3 10h14M3 14h14" />);
export const ThemeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path className="filled" d="M10 3a7 7 0 0 1 0 14z" />
  </>,
);
