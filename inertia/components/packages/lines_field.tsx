import { Button, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { LineRow } from '~/components/packages/line_row'
import { type EditedLine, linesText, readLines } from '~/components/packages/package_lines'
import type { ServiceChoice } from '~/components/packages/types'
import type { Binding } from '~/ui/form/binding'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'
import classes from '~/components/packages/lines.module.css'
import fieldClasses from '~/ui/form/fields/field.module.css'

interface LinesFieldProps {
  field: Binding<string>
  services: ServiceChoice[]
  isCounted: boolean
}

export function LinesField({ field, services, isCounted }: LinesFieldProps) {
  const t = useTranslations('packages.lines')
  const label = useTranslations('packages.fields')('lines')
  const frame = useFieldFrame(field, { label, required: true })
  const lines = readLines(field.value)
  const taken = lines.map(({ service }) => service)
  const free = services.filter(({ id }) => !taken.includes(id))
  const write = (next: EditedLine[]): void => field.onChange(linesText(next))
  const change = (at: number, line: EditedLine): void =>
    write(lines.map((one, index) => (index === at ? line : one)))

  return (
    <Input.Wrapper
      label={frame.label}
      labelElement="div"
      error={frame.error}
      inputWrapperOrder={frame.inputWrapperOrder}
      classNames={{ ...frame.classNames, root: fieldClasses.wide }}
      role="group"
      aria-label={label}
    >
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <LineRow
            key={line.service}
            line={line}
            services={services.filter(({ id }) => id === line.service || !taken.includes(id))}
            isCounted={isCounted}
            onChange={(next) => change(at, next)}
            onRemove={() => write(lines.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      {free[0] ? (
        <Button
          id={frame.id}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() =>
            write([...lines, { service: free[0]!.id, quantity: isCounted ? '1' : '' }])
          }
        >
          {t('add')}
        </Button>
      ) : (
        services.length === 0 && <p>{t('no_services')}</p>
      )}
    </Input.Wrapper>
  )
}
