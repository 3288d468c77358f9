import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { SheetSign } from '#domain/shared/choices/attendance'

/** The letter a sheet has for a mark, and the word it stands for. */
export function SignMark({ sign }: { sign: SheetSign }) {
  const t = useTranslations('attendance_sheet')
  const told = t(`sign.${sign}`)
  return (
    <>
      {sign !== 'open' && sign !== 'out' && (
        <span aria-hidden title={told}>
          {t(`mark.${sign}`)}
        </span>
      )}
      <VisuallyHidden>{told}</VisuallyHidden>
    </>
  )
}
