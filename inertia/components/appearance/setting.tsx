import { Switch } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Target } from '~/appearance/modes'
import { appearance } from '~/appearance/store'
import type { Messages } from '~/words'

type Texts = Messages['appearance']
type SettingName = {
  [Name in keyof Texts]: Texts[Name] extends { label: string } ? Name : never
}[keyof Texts]

interface SettingProps {
  name: SettingName
  checked: boolean
  target?: Target
  onChange?: () => void
}

export function Setting({ name, checked, target, onChange }: SettingProps) {
  const t = useTranslations('appearance')
  const toggle = () => target && appearance.set(target, 'toggle')
  const help = `${name}.help` as const
  return (
    <Switch
      label={t(`${name}.label`)}
      description={t.has(help as never) ? t(help as never) : undefined}
      labelPosition="left"
      checked={checked}
      onChange={onChange ?? toggle}
      data-setting={name}
      styles={{ body: { justifyContent: 'space-between' } }}
    />
  )
}
