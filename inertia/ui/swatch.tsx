import classes from '~/ui/swatch.module.css'

export function Swatch({ colour, size = 12 }: { colour: string | null; size?: number }) {
  return (
    <svg className={classes.swatch} width={size} height={size} viewBox="0 0 12 12" aria-hidden>
      <circle cx="6" cy="6" r="5.5" fill={colour ?? 'none'} stroke="currentColor" />
    </svg>
  )
}
