const icon = "/favicon.svg"

/**
 * Starts the page's modules when everything in sight has come, at the first touch, or after a second and a half: until then style,
 * fonts and pictures have the line for themselves. The page is complete without its scripts. On a phone the pictures below wait for the
 * same moment: `data-first-view` goes then (styles/first-view.css); the tab's icon, which browsers fetch as eagerly as a style sheet, comes then too.
 */
export const startScript = `(function(d){var t=["pointerdown","keydown","focusin","touchstart","wheel"],w=d.querySelector("script[data-modules]"),s;
function add(n,v){var e=d.createElement(n),k;for(k in v)e[k]=v[k];d.head.append(e)}
function go(){if(s)return;s=1;delete d.documentElement.dataset.firstView;d.querySelector("[rel=icon]").href="${icon}";w.dataset.modules.split(" ").forEach(function(h){add("link",{rel:"modulepreload",href:h})});add("script",{type:"module",text:w.text})}
t.forEach(function(n){addEventListener(n,go,{once:true,capture:true})});addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go,100)})})});setTimeout(go,1500)})(document)`

/** Stands in the head, behind the icon; a page whose inline scripts do not run never holds a picture or its icon back. */
export const firstViewScript = `(function(d){d.documentElement.dataset.firstView="";d.querySelector("[rel=icon]").href="data:,"})(document)`
