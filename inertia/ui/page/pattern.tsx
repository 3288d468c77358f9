import { useId } from 'react'
import classes from '~/ui/page/pattern.module.css'

export function Pattern() {
  const id = useId()
  return (
    <svg className={classes.pattern} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <rect x="15" y="15" width="42" height="42" />
            <rect x="15" y="15" width="42" height="42" transform="rotate(45 36 36)" />
            <path d="M0 15V0H15M57 0H72V15M72 57V72H57M15 72H0V57" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
