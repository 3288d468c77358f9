import { TuyauProvider } from '@adonisjs/inertia/react'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useDarkMode } from '~/appearance/use_appearance'
import { client } from '~/client'
import { language } from '~/language/store'
import { resolver } from '~/theme/resolver'
import { theme } from '~/theme/theme'

interface ProvidersProps {
  nonce: string
  children: ReactNode
}

export function Providers({ nonce, children }: ProvidersProps) {
  const { tag, messages } = useSyncExternalStore(language.subscribe, language.get)
  const dark = useDarkMode()
  const { rtlSupport } = appearance.get()

  return (
    <IntlProvider locale={tag} messages={messages} timeZone="UTC">
      <DirectionProvider initialDirection={rtlSupport ? 'rtl' : 'ltr'}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={resolver}
          forceColorScheme={dark ? 'dark' : 'light'}
          getStyleNonce={() => nonce}
        >
          <TuyauProvider client={client}>{children}</TuyauProvider>
        </MantineProvider>
      </DirectionProvider>
    </IntlProvider>
  )
}
