export interface Messages {
  account: typeof import('../../resources/lang/en/account.json')
  app: typeof import('../../resources/lang/en/app.json')
  appearance: typeof import('../../resources/lang/en/appearance.json')
  auth: typeof import('../../resources/lang/en/auth.json')
  errors: typeof import('../../resources/lang/en/errors.json')
  home: typeof import('../../resources/lang/en/home.json')
  profile: typeof import('../../resources/lang/en/profile.json')
  session: typeof import('../../resources/lang/en/session.json')
  shell: typeof import('../../resources/lang/en/shell.json')
  shortcuts: typeof import('../../resources/lang/en/shortcuts.json')
  students: typeof import('../../resources/lang/en/students.json')
  ui: typeof import('../../resources/lang/en/ui.json')
}
