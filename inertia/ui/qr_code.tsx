import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from '~/ui/qr_code.module.css'

interface QrCodeProps {
  text: string
  label: string
}

const QUIET = 4

/** Dark on white in either scheme, because cameras expect it. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  )
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).filter(Boolean)
  )
  return { path: path.join(''), size }
}
