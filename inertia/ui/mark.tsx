interface MarkProps {
  size?: number
}

const STAR =
  'M30.00 16.00L25.90 20.10L25.90 25.90L20.10 25.90L16.00 30.00L11.90 25.90L6.10 25.90L6.10 20.10L2.00 16.00L6.10 11.90L6.10 6.10L11.90 6.10L16.00 2.00L20.10 6.10L25.90 6.10L25.90 11.90ZM20.4 16a4.4 4.4 0 1 0-8.8 0a4.4 4.4 0 1 0 8.8 0Z'

/** The khatam: two squares turned on each other around a small circle. Takes the text colour. */
export function Mark({ size = 20 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d={STAR}
        fill="currentColor"
        fillRule="evenodd"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  )
}
