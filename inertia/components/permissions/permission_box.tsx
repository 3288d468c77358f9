import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconLock, IconMinus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Mark } from '~/components/permissions/difference'
import { MarkSign } from '~/components/permissions/mark_sign'
import classes from '~/components/permissions/grid.module.css'

/**
 * `label` says what the box grants: "Students: See". `word` is shown on a phone, where columns have
 * no heads. `locked` is why it can't be changed.
 */
interface PermissionBoxProps {
  label: string
  word: string
  checked: boolean
  mixed?: boolean
  mark?: Mark
  locked?: string
  onToggle: () => void
}

export function PermissionBox(props: PermissionBoxProps) {
  const { label, word, checked, mixed = false, mark, locked } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={classes.box} data-mark={mark} title={locked}>
      <input
        ref={input}
        type="checkbox"
        aria-label={locked ? `${label}. ${locked}` : label}
        checked={checked}
        disabled={locked !== undefined}
        onChange={props.onToggle}
      />
      <span className={classes.word} aria-hidden>
        {word}
      </span>
      {locked !== undefined && <IconLock size={12} aria-hidden className={classes.lock} />}
      <MarkSign mark={mark} />
    </label>
  )
}

type HeldSignProps = Pick<PermissionBoxProps, 'label' | 'word' | 'checked' | 'mark'>

export function HeldSign({ label, word, checked, mark }: HeldSignProps) {
  const Sign = checked ? IconCheck : IconMinus
  return (
    <span className={classes.box} data-mark={mark} data-held={checked}>
      <Sign size={16} role="img" aria-label={label} aria-hidden={!checked} />
      <span className={classes.word} aria-hidden>
        {word}
      </span>
      {!checked && <VisuallyHidden>–</VisuallyHidden>}
      <MarkSign mark={mark} />
    </span>
  )
}
