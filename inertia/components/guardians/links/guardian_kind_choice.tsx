import { Group, Radio } from '@mantine/core'
import { useTranslations } from 'use-intl'

export type GuardianMode = 'known' | 'new' | 'none'

interface GuardianKindChoiceProps {
  modes: readonly GuardianMode[]
  value: string
  onChange: (mode: string) => void
}

export function GuardianKindChoice({ modes, value, onChange }: GuardianKindChoiceProps) {
  const t = useTranslations('guardians.dialog')
  return (
    <Radio.Group
      name="guardian_mode"
      label={t('which')}
      labelElement="div"
      value={value}
      onChange={onChange}
    >
      <Group gap="md" mt="xs">
        {modes.map((mode) => (
          <Radio key={mode} value={mode} label={t(mode)} />
        ))}
      </Group>
    </Radio.Group>
  )
}
