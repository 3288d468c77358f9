import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { longestQuantity } from '#domain/billing/rules/package'
import type { EditedLine } from '~/components/packages/package_lines'
import type { ServiceChoice } from '~/components/packages/types'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/packages/lines.module.css'

interface LineRowProps {
  line: EditedLine
  services: ServiceChoice[]
  isCounted: boolean
  onChange: (line: EditedLine) => void
  onRemove: () => void
}

export function LineRow({ line, services, isCounted, onChange, onRemove }: LineRowProps) {
  const t = useTranslations('packages.lines')
  const names = useBothNames()
  const own = services.find(({ id }) => id === line.service)
  const name = own ? names(own).lead : ''
  return (
    <li className={classes.line}>
      <NativeSelect
        aria-label={t('service')}
        value={line.service}
        onChange={(event) => onChange({ ...line, service: event.currentTarget.value })}
        data={services.map((one) => ({ value: one.id, label: names(one).lead }))}
        className={classes.service}
      />
      {isCounted && (
        <TextInput
          aria-label={t('quantity_of', { name })}
          dir="ltr"
          inputMode="decimal"
          maxLength={longestQuantity}
          value={line.quantity}
          onChange={(event) => onChange({ ...line, quantity: event.currentTarget.value })}
          className={classes.quantity}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
