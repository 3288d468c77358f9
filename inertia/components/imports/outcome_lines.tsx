import { StatusDot, type Tone } from '~/ui/status_dot'
import classes from '~/components/imports/rows.module.css'

export function OutcomeLines({ lines }: { lines: { tone: Tone; count: number; text: string }[] }) {
  return (
    <ul className={classes.lines}>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ tone, text }) => (
          <li key={text}>
            <StatusDot tone={tone} isSentence>
              {text}
            </StatusDot>
          </li>
        ))}
    </ul>
  )
}
