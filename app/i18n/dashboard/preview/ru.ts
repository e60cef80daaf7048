import type { DashboardTexts } from "../dashboard-texts.ts"

export const preview: DashboardTexts["preview"] = {
  open: "Предпросмотр",
  language: "Язык предпросмотра",
  all: "Все",
  width: "Ширина предпросмотра",
  phone: "Телефон",
  mark: "Отметить изменения",
  desk: "Экран",
  frame: (language) => `Предпросмотр: ${language}`,
  share: "Поделиться черновиком…",
  shareText: "По ссылке черновик виден без входа, таким, каким он будет в этот момент.",
  shareFor: (days, until) => (days === 1 ? `Ссылка на день, до ${until}` : `Ссылка на ${days} дн., до ${until}`),
  shareMade: (until) => `Ссылка действует до ${until}:`,
  shared: "Ссылки на этот черновик",
  sharedBy: (name, until) => `${name}, до ${until}`,
  copy: (language) => `Скопировать ссылку: ${language}`,
  copied: "Ссылка скопирована",
  notCopied: "Браузер не разрешил копирование",
  shareEnd: "Отозвать",
  shareEnded: "Ссылка отозвана",
  copyText: (url, until) => `${url} (предпросмотр черновика, до ${until})`,
}
