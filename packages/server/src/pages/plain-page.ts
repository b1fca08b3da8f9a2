/** A page that needs nothing: for when the product's own cannot be shown. */
export const plainPage = (title: string, text: string, { reloadAfterSeconds }: { reloadAfterSeconds?: number } = {}) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${
    reloadAfterSeconds ? `<meta http-equiv="refresh" content="${reloadAfterSeconds}">` : ''
  }<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
