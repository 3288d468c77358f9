import { UnstyledButton } from '@mantine/core'
import { IconBackspace } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/check_in/check_in.module.css'

interface KeypadProps {
  onDigit: (digit: string) => void
  onDelete: () => void
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** For fingers; a keyboard, or a scanner that types, needs none of it. The focus stays where it is. */
export function Keypad({ onDigit, onDelete }: KeypadProps) {
  const t = useTranslations('check_in.keys')
  const { number } = useFormat()
  const key = (digit: number) => (
    <UnstyledButton key={digit} className={classes.key} onClick={() => onDigit(String(digit))}>
      {number(digit)}
    </UnstyledButton>
  )
  return (
    <div
      className={classes.keys}
      role="group"
      aria-label={t('label')}
      dir="ltr"
      onPointerDown={(event) => event.preventDefault()}
    >
      {digits.map(key)}
      <span />
      {key(0)}
      <UnstyledButton className={classes.key} aria-label={t('delete')} onClick={onDelete}>
        <IconBackspace size={26} aria-hidden />
      </UnstyledButton>
    </div>
  )
}
