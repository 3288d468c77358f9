import { Text } from '@mantine/core'
import { Faces } from '~/components/preview/sheets/faces'
import {
  sampleEmail,
  samplePhone,
  sampleThing,
  longThing,
} from '~/components/preview/sample/sample_people'
import { Specimen, State } from '~/components/preview/specimen'
import { urlFor } from '~/client'
import { Bidi } from '~/ui/bidi'
import { CopyButton } from '~/ui/copy_button'
import { Mark } from '~/ui/mark'
import { Money } from '~/ui/money'
import { Pattern } from '~/ui/page/pattern'
import QrCode from '~/ui/qr_code'
import { NamedCell } from '~/ui/record/named_cell'
import { StatusDot, type Tone } from '~/ui/status_dot'
import { Swatch } from '~/ui/swatch'
import { useTranslations } from 'use-intl'
import classes from '~/components/preview/preview.module.css'

const tones: Tone[] = ['success', 'attention', 'danger', 'info', 'neutral']
const colours = ['#168080', '#4e61da', '#9c6105', null]
const href = urlFor('preview.page', { name: 'record' })

/** 1,250.00 · 0.00 · -75.50, and an amount of three decimals. */
const amounts = [
  { is: 'filled', amount: { minor: '125000', currency: 'USD', exponent: 2 } },
  { is: 'empty', amount: { minor: '0', currency: 'USD', exponent: 2 } },
  { is: 'negative', amount: { minor: '-7550', currency: 'SAR', exponent: 2 } },
  { is: 'long', amount: { minor: '1234567890', currency: 'KWD', exponent: 3 } },
] as const

export function Identity() {
  const t = useTranslations('preview.sample')
  return (
    <>
      <Faces />
      <Specimen of="NamedCell">
        <State is="filled">
          <NamedCell named={{ ...sampleThing, colour: colours[0] }} href={href} />
        </State>
        <State is="empty">
          <NamedCell named={{ ...sampleThing, name_en: null, colour: null }} href={href} />
        </State>
        <State is="long">
          <NamedCell named={longThing} href={href} />
        </State>
      </Specimen>
      <Specimen of="StatusDot">
        {tones.map((tone) => (
          <State key={tone} is={tone}>
            <StatusDot tone={tone}>{t('status')}</StatusDot>
          </State>
        ))}
        <State is="long">
          <StatusDot tone="attention" isSentence>
            {t('long')}
          </StatusDot>
        </State>
      </Specimen>
      <Specimen of="Money">
        {amounts.map(({ is, amount }) => (
          <State key={is} is={is}>
            <Money amount={amount} />
          </State>
        ))}
      </Specimen>
      <Specimen of="Bidi">
        <State is="phone">
          {t('reach')} <Bidi>{samplePhone}</Bidi>
        </State>
        <State is="email">
          {t('reach')} <Bidi>{sampleEmail}</Bidi>
        </State>
      </Specimen>
      <Specimen of="CopyButton">
        <State is="ready">
          <Text span>
            <Bidi>{samplePhone}</Bidi>
          </Text>
          <CopyButton what={t('phone')} value={samplePhone} />
        </State>
      </Specimen>
      <Specimen of="Swatch">
        {colours.map((colour) => (
          <State key={colour} is={colour ? 'filled' : 'empty'}>
            <Swatch colour={colour} size={20} />
          </State>
        ))}
      </Specimen>
      <Specimen of="Mark">
        <State is="sizes">
          <div className={classes.row}>
            <Mark size={16} />
            <Mark size={24} />
            <Mark size={40} />
            <Mark size={72} />
          </div>
        </State>
      </Specimen>
      <Specimen of="Pattern">
        <State is="ready">
          <div className={classes.swatch}>
            <Pattern />
          </div>
        </State>
      </Specimen>
      <Specimen of="QrCode">
        <State is="ready">
          <div className={classes.code}>
            <QrCode text="https://example.test/sample" label={t('qr')} />
          </div>
        </State>
      </Specimen>
    </>
  )
}
